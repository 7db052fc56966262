// The page a narrative is written on: paragraphs, entries that are told together, and headings that wait.
import { wrap } from '../../text/wrap.js';

/** Entries that are told together: `Japan, back to port: Truk: Nachi, Atago; Saipan: Oi.` */
interface Collected {
  readonly title: string;
  readonly indent: number;
  readonly byPlace: Map<string, string[]>;
}

/** Something told, before it is broken into lines. */
export interface Paragraph {
  readonly text: string;
  /** Columns in front of its first line. */
  readonly indent: number;
  /** True for the heading of a turn. */
  readonly heading: boolean;
}

/** Lines of a narrative, in the order in which things are told. */
export class Page {
  private collected: Collected | undefined;
  private waiting: string[] = [];
  private empty = true;

  /**
   * @param write takes each finished line.
   * @param told hears each paragraph whole; default: nobody does.
   */
  constructor(
    private readonly write: (line: string) => void,
    private readonly width: number,
    private readonly told: (paragraph: Paragraph) => void = () => {},
  ) {}

  /** A paragraph; what was collected and what waits comes before it. */
  tell(text: string, indent: number): void {
    this.flush();
    this.open();
    this.paragraph(text, indent);
  }

  /** An entry of a list; entries of one title are told together, by place. */
  collect(title: string, place: string, name: string, indent: number): void {
    if (this.collected?.title !== title) {
      this.flush();
      this.open();
      this.collected = { title, indent, byPlace: new Map() };
    }
    const { byPlace } = this.collected!;
    byPlace.set(place, [...(byPlace.get(place) ?? []), name]);
  }

  /** Lines that are told only when something follows them; they replace those that wait. */
  announce(...lines: readonly string[]): void {
    this.flush();
    this.waiting = [...lines];
  }

  /** A heading, underlined. */
  heading(text: string): void {
    this.flush();
    this.waiting = [];
    this.told({ text, indent: 0, heading: true });
    this.line('');
    this.line(text);
    this.line('='.repeat(text.length));
  }

  /** Tells what was collected. */
  flush(): void {
    const { collected } = this;
    if (!collected) return;
    this.collected = undefined;
    const places = [...collected.byPlace].map(([place, names]) =>
      place === '' ? names.join(', ') : `${place}: ${names.join(', ')}`,
    );
    this.paragraph(sentence(`${collected.title}: ${places.join('; ')}`), collected.indent);
  }

  private open(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const line of waiting) this.paragraph(line.trimStart(), line.length - line.trimStart().length);
  }

  private paragraph(text: string, indent: number): void {
    if (text !== '') this.told({ text, indent, heading: false });
    const lines = wrap(text, this.width - indent - 2);
    lines.forEach((line, k) => {
      this.line(line === '' ? '' : ' '.repeat(k === 0 ? indent : indent + 2) + line);
    });
  }

  private line(text: string): void {
    if (this.empty && text === '') return;
    this.empty = false;
    this.write(text);
  }
}

/** The text with one full stop at its end; `7th A.F.` brings its own. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
