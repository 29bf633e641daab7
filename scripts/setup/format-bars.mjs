/** @typedef {import('./run-tests.mjs').Bar & { proof: string }} ProofBar */

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim()

/** @param {readonly string[]} cells @param {readonly number[]} widths */
const formatRow = (cells, widths) =>
  cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd()

/** @param {boolean | null} isHeld */
const verdictOf = (isHeld) => (isHeld === null ? 'not run' : isHeld ? 'held' : 'MISSED')

/** The table at the end of `npm run proof`: test, bar, result. @param {readonly ProofBar[]} bars */
export const formatBars = (bars) => {
  const rows = [
    ['test', 'bar', 'result', ''],
    ...bars.map(({ proof, bar, result, isHeld }) => [proof, oneLine(bar), oneLine(result), verdictOf(isHeld)]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => Math.min(row[column]?.length ?? 0, 90))))
  return rows.map((row) => formatRow(row, widths)).join('\n')
}
