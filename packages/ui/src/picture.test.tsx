import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const draw = (size: { width?: number | null; height?: number | null; widest?: number }) =>
  renderToStaticMarkup(<Picture url="/a.avif" alt="" sizes="10rem" {...size} />)

it('a picture has a place of the studio’s shape where nobody says its size', () => {
  for (const size of [{}, { width: null, height: null }]) {
    expect(draw(size)).toContain('width="1200" height="1200"')
    expect(draw(size)).toContain('width=1200 1200w"')
  }
})

it('a picture keeps the given size, and is fetched no wider than it is shown', () => {
  const html = draw({ width: 900, height: 600, widest: 800 })
  expect(html).toContain('width="900" height="600"')
  expect(html).toContain('width=800 800w"')
})
