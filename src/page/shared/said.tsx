// The name of a control for those who do not see it. A counter's own text is no name: its factors stand around its picture.
import type { ComponentChildren } from 'preact';

export const Said = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="hidden-text">{children}</span>
);
