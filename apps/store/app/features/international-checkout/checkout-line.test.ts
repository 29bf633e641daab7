import { expect, it } from 'vitest'
import { formatCheckoutLine, parseCheckoutLine } from './checkout-line.ts'

it('a line of the imported checkout reads what it wrote, and nothing else', () => {
  expect(parseCheckoutLine(formatCheckoutLine({ eraId: 'ERA 17:b', quantity: 3 }))).toEqual({
    eraId: 'ERA 17:b',
    quantity: 3,
  })
  for (const prices of [{ shown: 17_020 }, { shown: 17_020, shownAgreed: 15_510 }, { shownAgreed: 15_510 }]) {
    const line = { eraId: '5 ERA', quantity: 2, ...prices }
    expect(parseCheckoutLine(formatCheckoutLine(line))).toEqual(line)
  }
  for (const value of ['', '0 ERA-1', '-1 ERA-1', '1.5 ERA-1', '1e3 ERA-1', '1000 ERA-1', '1 ', 'ERA-1'])
    expect(parseCheckoutLine(value)).toBeUndefined()
})
