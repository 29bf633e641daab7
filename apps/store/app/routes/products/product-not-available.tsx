import { isGone } from '@dvaput/domain/wishlist/wishlist-item'
import { redirect } from 'react-router'
import { NotAvailableView } from '../../features/wishlist/not-available-view.tsx'
import { similarPath } from '../../features/wishlist/similar-path.ts'
import { toItemView } from '../../features/wishlist/wishlist-item-view.ts'
import { loadText } from '../../i18n/load-text.ts'
import { customerLoader } from '../../lib/loading/customer-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/product-not-available'

export const meta = pageMeta

export const handle = { messages: ['wishlist', 'products'] }

/** One that is gone before one of the same product that is not. */
export const loader = customerLoader(async ({ market, language }, { request, services, customer }) => {
  const name = new URL(request.url).searchParams.get('handle')
  const items = await services().wishlist.list(customer.id, { market, language })
  const found = items
    .filter(({ handle: stored, current }) => stored === name || current?.handle === name)
    .toSorted((one, other) => Number(isGone(other)) - Number(isGone(one)))[0]
  if (!found) throw redirect('/products')
  const item = toItemView(found, market)
  // It is there again, or nobody can say.
  if (item.state !== 'gone' && item.state !== 'sold-out') throw redirect(item.path)
  const text = await loadText(language, 'wishlist')
  const head = {
    title: text('notAvailable.title'),
    description: text('notAvailable.description'),
    path: '/product-not-available',
    hidden: true,
  }
  return { head, item: { ...item, price: found.price }, similar: similarPath(found.category) }
})

export default function ProductNotAvailable({ loaderData: { item, similar } }: Route.ComponentProps) {
  return <NotAvailableView item={item} similar={similar} />
}
