// An answer as a forum post.
import type { Page } from '../page.js';
import { bbcodePage } from './bbcode.js';
import { markdownPage } from './markdown.js';
import type { PostOptions } from './parts.js';

export type { PostOptions } from './parts.js';

/** The languages that forums take. */
export const POST_FORMATS = ['markdown', 'bbcode'] as const;
export type PostFormat = (typeof POST_FORMATS)[number];

const RENDERERS: Readonly<Record<PostFormat, (page: Page, options: PostOptions) => string>> = {
  markdown: markdownPage,
  bbcode: bbcodePage,
};

export const postPage = (page: Page, format: PostFormat, options: PostOptions = {}): string =>
  RENDERERS[format](page, options);
