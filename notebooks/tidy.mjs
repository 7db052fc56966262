// Leaves in an executed notebook only what was said and what came out: no times, no versions, no random cell ids, so that
// two runs of the same notebook are the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2];
const notebook = JSON.parse(readFileSync(file, 'utf8'));

let count = 0;
notebook.cells = notebook.cells.map(({ cell_type, source, outputs }) => {
  if (cell_type !== 'code') return { cell_type, metadata: {}, source };
  count += 1;
  return {
    cell_type,
    execution_count: count,
    metadata: {},
    outputs: joined(outputs).map((output) => ('execution_count' in output ? { ...output, execution_count: count } : output)),
    source,
  };
});
notebook.metadata = {
  kernelspec: { display_name: 'TypeScript', language: 'typescript', name: 'tslab' },
  language_info: { file_extension: '.ts', mimetype: 'text/typescript', name: 'typescript' },
};
notebook.nbformat = 4;
notebook.nbformat_minor = 4;
writeFileSync(file, `${JSON.stringify(notebook, null, 1)}\n`);

/** A stream comes in as many parts as the pipe happened to have; here it is one. */
function joined(outputs) {
  const result = [];
  for (const output of outputs) {
    const last = result.at(-1);
    if (output.output_type === 'stream' && last?.output_type === 'stream' && last.name === output.name) {
      last.text = [...lines([...last.text, ...output.text].join(''))];
    } else {
      result.push(output.output_type === 'stream' ? { ...output, text: lines([output.text].flat().join('')) } : output);
    }
  }
  return result;
}

function lines(text) {
  return text.split(/(?<=\n)/);
}
