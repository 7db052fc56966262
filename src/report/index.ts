// What the command line and the public API use of report/.
export { askedLines, replayCommand } from './asked.js';
export { metricsCsv } from './csv.js';
export { headline } from './headline.js';
export { canonicalJson } from './json.js';
export { type Picture, picturesOf, type Spec } from './pictures/index.js';
export { type ReportOptions, reportFiles, writeReport } from './report.js';
export { type BoardNote, isExact, RESULT_SCHEMA, type Result, type Run } from './result.js';
export { useColor } from './style.js';
export { renderSvg } from './svg.js';
export { renderTerminal, type TerminalOptions } from './terminal.js';
export { OutputError, writeAllAtomically, writeAtomically } from './write.js';
