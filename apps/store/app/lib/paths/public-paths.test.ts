import { markets } from '@dvaput/domain/markets/markets'
import { expect, it } from 'vitest'
import routes from '../../routes.ts'
import { publicPaths } from './public-paths.ts'

const screens = routes.filter(({ access }) => access.kind === 'shared').map(({ path }) => `/${path ?? ''}`)

it('the public paths are shared screens that exist', () => {
  expect(publicPaths.filter((path) => !screens.includes(path))).toEqual([])
})

it('the public paths are all shared screens but the products, which have sitemaps of their own, and what nobody should list', () => {
  const products = ['/products/:category?/:subcategory?', '/product/:handle']
  const hidden = ['/search', '/compare', '/kit', '/kit/failure', '/international/:handle', '/*']
  const others = screens.filter((path) => !products.includes(path) && !hidden.includes(path))
  expect(others.sort()).toEqual([...publicPaths].sort())
})

it.each(Object.values(markets))(
  'are everything the navigation of $id leads to beside the products',
  ({ navigation }) => {
    const linked = [...navigation.products.slice(0, 1), ...navigation.help].flatMap((entry) => {
      if ('path' in entry) return [entry.path]
      return 'links' in entry ? entry.links.map(({ path }) => path) : []
    })
    expect(linked.length).toBeGreaterThan(5)
    expect(linked.filter((path) => !(publicPaths as readonly string[]).includes(path))).toEqual([])
  },
)
