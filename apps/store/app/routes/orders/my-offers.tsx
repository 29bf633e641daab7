import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { changeMyOffers } from '../../features/offers/my-offers/change-my-offers.server.ts'
import { LoginPanel } from '../../features/offers/my-offers/login-panel.tsx'
import { toOfferView } from '../../features/offers/my-offers/offer-view.ts'
import { parseOffersQuery, toListQuery } from '../../features/offers/my-offers/offers-query.ts'
import { OffersView } from '../../features/offers/my-offers/offers-view.tsx'
import { keepMyOffers, openMyOffers } from '../../features/offers/my-offers/open-my-offers.ts'
import { readOffered } from '../../features/offers/my-offers/read-offered.server.ts'
import type { OfferIntent } from '../../features/offers/offer-draft.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/my-offers'

export const meta = pageMeta

export const handle = { messages: ['my-offers', 'offers'] }

export const loader = pageLoader(async ({ market, language }, { request, services, person }) => {
  const text = await loadText(language, 'my-offers')
  const { pathname, search, searchParams } = new URL(request.url)
  const head = {
    title: text('offers.title'),
    description: text('offers.description'),
    path: '/my-offers',
    hidden: true,
  }
  const customer = await person().customer()
  const problem: string | null = null
  if (!customer) return { head, problem, mine: null, here: pathname.replace(/\.data$/, '') + search }
  const locale = { market, language }
  const query = parseOffersQuery(searchParams)
  const { offers, targetPrices } = services()
  const intent: OfferIntent = searchParams.has('alert') ? 'alert' : 'offer'
  const identity = parseProductIdentity(searchParams.get(intent))
  const [listed, alerts, product] = await Promise.all([
    offers.listMine(customer.id, market.id, toListQuery(query)),
    targetPrices.listWatched(customer, locale),
    identity ? readOffered(identity, { offers, locale }) : null,
  ])
  const now = Date.now()
  const { page, totalPages } = listed
  const views = listed.offers.map((offer) => toOfferView(offer, now))
  const mine = { offers: views, page, totalPages, query, alerts, offered: product && { product, intent } }
  return { head, problem, mine, here: '/my-offers' }
})

/** Used by loader and page alike, so that the route stays in one chunk: each more is named to every first visitor. */
const list = { open: openMyOffers, keep: keepMyOffers }

export const clientLoader = async ({ serverLoader, ...args }: Route.ClientLoaderArgs) =>
  list.open(args, () => serverLoader())

export const action = pageLoader(async ({ market, language }, { request, services, person }) => {
  const customer = await person().customer()
  if (!customer) throw redirect(`/login?returnTo=${encodeURIComponent('/my-offers')}`)
  const form = await request.formData().catch(() => new FormData())
  return changeMyOffers(form, { customer, locale: { market, language }, services: services() })
})

export default function MyOffers({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('my-offers')
  const { mine, problem, here } = loaderData
  useEffect(() => list.keep(loaderData), [loaderData])
  if (mine) return <OffersView {...mine} problem={problem} result={actionData ?? null} />
  return (
    <div className="py-8">
      <h1 className="text-3xl sm:text-4xl">{text('offers.title')}</h1>
      <LoginPanel returnTo={here} />
    </div>
  )
}
