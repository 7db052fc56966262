// Documents as YAML that can be shown on a terminal.
import { type Document, type ToStringOptions, visit } from 'yaml';
import { escaped, isUnsafe } from './unsafe.js';

/** A document as YAML: texts with characters that cannot be seen stand in quotes with these as `\uXXXX`, and are read back as they were. */
export function yamlText(document: Document, options: ToStringOptions = {}): string {
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && isUnsafe(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return escaped(document.toString(options));
}
