import { expect, it } from 'vitest'
import { parseCropArea } from './crop-area.ts'

const none = { left: '0', right: '0', top: '0', bottom: '0' }

it('the crop area of a picture is what is left between the sides', () => {
  expect(parseCropArea({ ...none, left: '25', right: '25', bottom: '50' })).toEqual({
    ...{ left: 0.25, top: 0, width: 0.5, height: 0.5 },
  })
})

it.each([none, { ...none, left: '50', right: '46' }, { ...none, top: '-1' }, { ...none, top: 'x' }, {}])(
  'the crop of a picture is nothing for %o',
  (typed) => {
    expect(parseCropArea(typed)).toBeUndefined()
  },
)
