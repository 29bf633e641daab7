import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveView, scaleView, toggleView, wholeView } from './zoom-view.ts'

const box = { width: 400, height: 300 }
const middle = { x: 0, y: 0 }

describe('a zoomed picture', () => {
  it('is toggled between 150 % and 100 %, from wherever it was [PDP-06]', () => {
    const close = toggleView(wholeView)
    expect(close.scale).toBe(1.5)
    expect(toggleView(close)).toEqual(wholeView)
    expect(toggleView(scaleView(wholeView, 3, { x: 100, y: 50 }, box))).toEqual(wholeView)
  })

  it('is as large as the fingers make it, from once to four times', () => {
    expect(scaleView(wholeView, 2.5, middle, box).scale).toBe(2.5)
    expect(scaleView(wholeView, 0.2, middle, box)).toEqual(wholeView)
    expect(scaleView(wholeView, 99, middle, box).scale).toBe(4)
  })

  it('keeps the place under the fingers where it is', () => {
    expect(scaleView(wholeView, 2, { x: 80, y: -40 }, box)).toEqual({ scale: 2, x: -80, y: 40 })
  })

  it('does not move while it is whole', () => {
    expect(moveView(wholeView, { x: 90, y: -90 }, box)).toEqual(wholeView)
  })

  it('never shows what lies beside it', () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true })
    const step = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: number, y: number })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let view = wholeView
        for (const { factor, x, y } of steps)
          view = moveView(scaleView(view, factor, { x, y }, box), { x: y, y: x }, box)
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * box.width) / 2 + 1e-9)
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * box.height) / 2 + 1e-9)
      }),
    )
  })
})
