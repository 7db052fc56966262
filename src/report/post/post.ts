// An answer as a forum post.
import type { Result } from '../../answer/result.js';
import type { Page } from '../page.js';
import { type ReportOptions, resultPage } from '../report.js';
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

/**
 * The answer of a result as text for a forum: the sentence, the tables, what was asked, and how to ask it again.
 *
 * @param format `markdown` or `bbcode`; signs of these languages in names are made harmless
 * @returns lines that end with a newline
 * @example
 * process.stdout.write(renderPost(result, 'markdown'));
 */
export const renderPost = (
  result: Result,
  format: PostFormat,
  { all = false, brief = false, ...options }: PostOptions & ReportOptions = {},
): string => postPage(resultPage(result, options), format, { all, brief });
