import { expect, it } from 'vitest'
import { toComparedRows } from './compared-rows.ts'

const facts = (...pairs: readonly [string, string][]) => ({
  facts: pairs.map(([name, value]) => ({ name, label: `${name}!`, value })),
})

it('lays the tables side by side: every fact once, in order, with what differs', () => {
  const rows = toComparedRows([
    facts(['processor', 'i5'], ['memory', '8 GB'], ['weight', '1 kg']),
    facts(['processor', 'i5'], ['cores', '4'], ['memory', '16 GB']),
  ])
  expect(rows).toEqual([
    { name: 'processor', label: 'processor!', values: ['i5', 'i5'], differs: false },
    { name: 'cores', label: 'cores!', values: [null, '4'], differs: true },
    { name: 'memory', label: 'memory!', values: ['8 GB', '16 GB'], differs: true },
    { name: 'weight', label: 'weight!', values: ['1 kg', null], differs: true },
  ])
})

it('the comparison of products finds no difference in one, and nothing in none', () => {
  expect(toComparedRows([facts(['processor', 'i5'])]).map(({ differs }) => differs)).toEqual([false])
  expect(toComparedRows([])).toEqual([])
})
