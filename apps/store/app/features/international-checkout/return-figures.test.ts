import { expect, it } from 'vitest'
import { readReturnFigures } from './return-figures.ts'

it('the page after an imported order reads total and items as integers, with 0 for everything else', () => {
  const read = (query: string) => readReturnFigures(new URLSearchParams(query))
  expect(read('total=396900&items=2')).toEqual({ total: 396_900, items: 2 })
  for (const query of ['', 'total=&items=', 'total=x&items=1.5', 'total=-1&items=1e3', 'total=NaN&items=0x2'])
    expect(read(query)).toEqual({ total: 0, items: 0 })
})
