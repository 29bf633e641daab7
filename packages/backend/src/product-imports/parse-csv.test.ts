import { expect, it } from 'vitest'
import { formatCsvRow } from './format-csv.ts'
import { parseCsv } from './parse-csv.ts'

const cellsOf = (text: string) => [...parseCsv(text)].map(({ cells }) => cells)

it.each([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, where prices have commas',
    'a;b\n1,50;2',
    [
      ['a', 'b'],
      ['1,50', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  [
    'CRLF',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'CR alone',
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes around delimiters, quotes and lines',
    'a,b\n"x, ""y""","1\r\n2"\n',
    [
      ['a', 'b'],
      ['x, "y"', '1\r\n2'],
    ],
  ],
  [
    'a quoted header with the other delimiter in it',
    '"a;b;c",d\n1,2',
    [
      ['a;b;c', 'd'],
      ['1', '2'],
    ],
  ],
  ['a quote inside of a cell', 'a\n15.6" screen', [['a'], ['15.6" screen']]],
  ['an unfinished quote', 'a\n"b', [['a'], ['b']]],
  ['empty lines', 'a\n\n \n1\n', [['a'], ['1']]],
  ['nothing', '', []],
])('the CSV reader reads %s', (_name, text, expected) => {
  expect(cellsOf(text)).toEqual(expected)
})

it('the CSV reader knows the line of each row, also behind a cell of several lines', () => {
  expect([...parseCsv('a\n"1\n2"\n\n3')].map(({ line }) => line)).toEqual([1, 2, 5])
})

it('the CSV reader reads back what it writes, and writes no formula', () => {
  const cells = ['plain', 'a,b;c', 'say "x"', 'two\nlines', ' kept ', 'ščž', '']
  expect(cellsOf(`${formatCsvRow(cells)}${formatCsvRow(cells)}`)).toEqual([cells, cells])
  expect(formatCsvRow(['=1+1', '@x', '-5', '-x'])).toBe("'=1+1,'@x,-5,'-x\r\n")
})
