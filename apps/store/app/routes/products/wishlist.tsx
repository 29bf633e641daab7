import { redirect } from 'react-router'
import { LoginPanel } from '../../features/wishlist/login-panel.tsx'
import { changeByForm } from '../../features/wishlist/wishlist-action.server.ts'
import { toItemView } from '../../features/wishlist/wishlist-item-view.ts'
import { WishlistView } from '../../features/wishlist/wishlist-view.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { pageBefore } from '../../lib/paths/page-before.ts'
import type { Route } from './+types/wishlist'

export const meta = pageMeta

export const handle = { messages: ['wishlist', 'products'] }

export const loader = pageLoader(async ({ market, language }, { request, services, person }) => {
  const text = await loadText(language, 'wishlist')
  const head = {
    title: text('wishlist.title'),
    description: text('wishlist.description'),
    path: '/wishlist',
    hidden: true,
  }
  const customer = await person().customer()
  if (!customer) return { head, items: null, asksToClear: false }
  const items = await services().wishlist.list(customer.id, { market, language })
  const asksToClear = new URL(request.url).searchParams.get('clear') === 'ask'
  return { head, items: items.map((item) => toItemView(item, market)), asksToClear }
})

export const action = pageLoader(async ({ market, language }, { request, services, person }) => {
  const customer = await person().customer()
  if (!customer) throw redirect(`/login?returnTo=${encodeURIComponent(pageBefore(request, '/wishlist'))}`)
  const form = await request.formData().catch(() => new FormData())
  return changeByForm(services().wishlist, form, { customerId: customer.id, locale: { market, language } })
})

export default function Wishlist({ loaderData: { items, asksToClear }, actionData }: Route.ComponentProps) {
  const text = useText('wishlist')
  if (items) return <WishlistView items={items} asksToClear={asksToClear} notice={actionData ?? null} />
  return (
    <div className="py-8">
      <h1 className="text-3xl">{text('wishlist.title')}</h1>
      <LoginPanel />
    </div>
  )
}
