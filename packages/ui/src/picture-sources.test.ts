import { describe, expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

describe('the sizes of a picture', () => {
  it('offers real widths up to the picture itself', () => {
    const { src, srcSet } = pictureSources('/cdn/shop/files/demo/a.avif?v=1', 1200)
    expect(srcSet.split(', ').map((each) => each.split(' ')[1])).toEqual(
      [160, 240, 320, 480, 640, 800, 1000, 1200].map((width) => `${width}w`),
    )
    expect(src).toBe('/cdn/shop/files/demo/a.avif?v=1&width=640')
  })

  it('keeps the parameters of the URL, and sets the width once', () => {
    expect(pictureSources('https://cdn.example/a.jpg?v=7&width=90', 300).srcSet).toBe(
      'https://cdn.example/a.jpg?v=7&width=160 160w, https://cdn.example/a.jpg?v=7&width=240 240w, https://cdn.example/a.jpg?v=7&width=300 300w',
    )
  })

  it('never makes a small picture larger', () => {
    expect(pictureSources('/a.png', 120)).toEqual({ src: '/a.png?width=120', srcSet: '/a.png?width=120 120w' })
  })

  it('stops where a screen gains nothing', () => {
    expect(pictureSources('/a.png', 6000).srcSet.split(', ').at(-1)).toBe('/a.png?width=2000 2000w')
  })
})
