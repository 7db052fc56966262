// Tables as the reports have them.
import type { Block, Cell, TableBlock } from '../../answer/block.js';
import { formatEstimate } from '../../answer/digits.js';

const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : formatEstimate(cell));

/** The tables among the blocks of an answer. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return <>{blocks.flatMap((block) => (block.type === 'table' ? [<Table key={block.title} block={block} />] : []))}</>;
}

export function Table({ block }: { readonly block: TableBlock }) {
  const { title, note, corner, columns, rows, texts } = block;
  return (
    <div class="table-block">
      <h3>{title}</h3>
      {note !== '' && <p class="note">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="table-scroll" aria-label={title} tabIndex={0}>
        <table class={texts ? 'figures texts' : 'figures'}>
          <TableHead columns={[corner, ...columns]} />
          <tbody>
            {rows.map(({ name, cells }, k) => (
              <tr key={k}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column]}>{cellText(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

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
