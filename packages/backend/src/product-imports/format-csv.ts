/** Spreadsheets read the file as UTF-8 by this mark alone. */
export const byteOrderMark = '\uFEFF'

/** A spreadsheet would run a cell that begins like this. */
const formula = /^[=+@\t\r]|^-(?!\d+(?:[.,]\d+)?$)/

const formatCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const formatCsvRow = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`

/** Takes back what keeps a spreadsheet from running a cell. */
export const parseCell = (text: string): string => {
  const trimmed = text.trim()
  return trimmed.startsWith("'") && formula.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}
