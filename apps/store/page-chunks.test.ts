import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createPageChunks } from './page-chunks.ts'

const app = join(import.meta.dirname, 'app')
const home = `${join(app, 'routes/products/home.tsx')}?__react-router-build-client-route`
const search = `${join(app, 'routes/products/search.tsx')}?__react-router-build-client-route`

/** Who imports whom statically; lazy imports are not importers. */
const importers: Readonly<Record<string, readonly string[]>> = {
  button: [join(app, 'root.tsx'), 'card'],
  card: ['shelf', search],
  shelf: [home],
  filter: [search],
  lines: [join(app, 'routes/checkout/cart.tsx'), join(app, 'routes/orders/orders.tsx')],
  password: [join(app, 'routes/login/login.tsx')],
  lazy: [],
}
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }

const chunksOf = (id: string) =>
  createPageChunks(app, [
    { name: 'every-page', neededBy: ['root.tsx'] },
    { name: 'cards', neededBy: ['routes/products/home.tsx', 'routes/products/search.tsx'] },
    { name: 'cards', neededBy: ['routes/products/home.tsx'] },
    {
      name: 'personal',
      neededBy: ['routes/checkout/cart.tsx', 'routes/orders/orders.tsx', 'routes/login/login.tsx'],
      atLeast: 2,
    },
  ]).flatMap(({ name }) => name(id, graph) ?? [])

it.each([
  ['button', ['every-page']],
  ['card', ['cards']],
  ['shelf', ['cards']],
  ['filter', []],
  ['lines', ['personal']],
  ['password', []],
  ['lazy', []],
])('the build puts %s into the first chunk that enough pages import it for: %j', (id, names) => {
  expect(chunksOf(id)).toEqual(names)
})

it('a page chunk that names a file that does not exist is refused', () => {
  expect(() => createPageChunks(app, [{ name: 'cards', neededBy: ['root.tsx', 'routes/renamed.tsx'] }])).toThrow(
    'routes/renamed.tsx',
  )
})
