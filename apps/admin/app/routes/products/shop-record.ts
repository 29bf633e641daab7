import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { redirect } from 'react-router'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { toGid } from '../../lib/urls/shop-gid.ts'

const screens = {
  product: { type: 'Product', path: '/products' },
  collection: { type: 'Collection', path: '/content/collections' },
  navigation: { type: 'Menu', path: '/content/navigation' },
} as const

const isKind = (kind: string): kind is keyof typeof screens => Object.hasOwn(screens, kind)

/** To the screen of a record that is known by its number alone; numbers do not repeat from shop to shop. */
export const loader = screenLoader(async (_, { services: { productWriting, shopContent }, params }) => {
  const { kind = '', id = '' } = params
  const gid = isKind(kind) ? toGid(screens[kind].type, id) : undefined
  if (!isKind(kind) || !gid) throw new Response(null, { status: 404 })
  const readers = {
    product: (shop: (typeof shopHandles)[number]) => productWriting.read(shop, gid),
    collection: (shop: (typeof shopHandles)[number]) => shopContent.readCollection(shop, gid),
    navigation: (shop: (typeof shopHandles)[number]) => shopContent.readMenu(shop, gid),
  }
  for (const shop of shopHandles) if (await readers[kind](shop)) throw redirect(`${screens[kind].path}/${shop}/${id}`)
  throw new Response(null, { status: 404 })
})
