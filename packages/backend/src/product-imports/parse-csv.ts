export type CsvRow = {
  /** In the file, counted from 1; of its first line where a cell has several. */
  readonly line: number
  readonly cells: readonly string[]
}

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

/** The one that the first line has most of, outside of quotes: spreadsheets of some countries write semicolons. */
const findDelimiter = (text: string): Delimiter => {
  const [header = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)
  const counts = delimiters.map((delimiter) => header.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** RFC 4180 with any line ending, a byte order mark, and commas, semicolons or tabs. Empty lines are left out. */
export const parseCsv = function* (input: string): Generator<CsvRow> {
  const text = input.startsWith('\uFEFF') ? input.slice(1) : input
  const delimiter = findDelimiter(text)
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let rowLine = 1
  const endRow = (): CsvRow | undefined => {
    const row = { line: rowLine, cells: [...cells, cell] }
    cells = []
    cell = ''
    return row.cells.some((each) => each.trim() !== '') ? row : undefined
  }

  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) line += 1
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') continue
      const row = endRow()
      if (row) yield row
      rowLine = line
    } else cell += letter
  }
  const last = endRow()
  if (last) yield last
}
