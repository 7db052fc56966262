// Tables as the reports have them.

import type { ComponentChildren } from 'preact';
import type { Block, Cell, TableBlock } from '../../answer/block.js';
import { formatEstimate } from '../../answer/digits.js';
import { withMinus } from './minus.js';

const cellText = (cell: Cell): string => withMinus(typeof cell === 'string' ? cell : formatEstimate(cell));

/** The tables among the blocks of an answer. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return <>{blocks.flatMap((block) => (block.type === 'table' ? [<Table key={block.title} block={block} />] : []))}</>;
}

export function Table({ block }: { readonly block: TableBlock }) {
  const { title, note, corner, columns, rows, texts } = block;
  return (
    <div class="table-block">
      <h3>{title}</h3>
      {note !== '' && <p class="note">{withMinus(note)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="table-scroll" aria-label={title} tabIndex={0}>
        <Figures class={texts ? 'figures texts' : 'figures'} columns={[corner, ...columns]}>
          {rows.map(({ name, cells }, k) => (
            <FigureRow key={k} name={withMinus(name)} cells={cells.map(cellText)} />
          ))}
        </Figures>
      </section>
    </div>
  );
}

interface FiguresProps {
  readonly class?: string;
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
}

/** A table of figures: its heading, and its rows. */
export const Figures = ({ class: name = 'figures', caption, columns, children }: FiguresProps) => (
  <table class={name}>
    {caption && <caption>{caption}</caption>}
    <TableHead columns={columns} />
    <tbody>{children}</tbody>
  </table>
);

interface FigureRowProps {
  readonly name: ComponentChildren;
  readonly cells: readonly ComponentChildren[];
}

export const FigureRow = ({ name, cells }: FigureRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, column) => (
      <td key={column}>{cell}</td>
    ))}
  </tr>
);

export function TableHead({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
