import { describe, expect, it } from 'vitest'
import { firstPosition, goTo, readSwipe } from './rotation.ts'

describe('the slides', () => {
  it('follow one another and begin again after the last [HOME-03]', () => {
    const seen = [firstPosition]
    for (let turn = 0; turn < 4; turn += 1) {
      const place = seen.at(-1) ?? firstPosition
      seen.push(goTo(place, place.current + 1, 3))
    }
    expect(seen.map(({ current }) => current)).toEqual([0, 1, 2, 0, 1])
    expect(seen.map(({ last }) => last)).toEqual([0, 0, 1, 2, 0])
  })

  it('go backwards from the first to the last', () => {
    expect(goTo(firstPosition, -1, 3)).toEqual({ current: 2, last: 0 })
  })
})

describe('a finger on a slide', () => {
  it.each([
    [-80, 10, 1],
    [80, -10, -1],
    [-39, 0, 0],
    [-80, 120, 0],
    [0, 0, 0],
  ])('moved by %i across and %i down turns by %i', (across, down, turn) => expect(readSwipe(across, down)).toBe(turn))
})
