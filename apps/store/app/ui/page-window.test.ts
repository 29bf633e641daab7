import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it.each([
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [4, 12, [2, 3, 4, 5, 6]],
    [12, 12, [8, 9, 10, 11, 12]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
    [1, 0, []],
  ])('on page %i of %i offers %j', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected)
  })

  it('always offers the current page, at most five, all of them existing', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pageCount) =>
        fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }),
      )
    fc.assert(
      fc.property(place, ({ page, pageCount }) => {
        const pages = pageWindow(page, pageCount)
        expect(pages).toContain(page)
        expect(pages).toHaveLength(Math.min(5, pageCount))
        expect(Math.min(...pages)).toBeGreaterThanOrEqual(1)
        expect(Math.max(...pages)).toBeLessThanOrEqual(pageCount)
      }),
    )
  })
})
