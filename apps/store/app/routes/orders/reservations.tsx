import { toReservationViews } from '../../features/reservations/reservation-view.server.ts'
import { changeReservations } from '../../features/reservations/reservations-action.server.ts'
import { ReservationsView } from '../../features/reservations/reservations-view.tsx'
import { parseItems } from '../../features/reservations/reserved-items.ts'
import { loadText } from '../../i18n/load-text.ts'
import { customerLoader } from '../../lib/loading/customer-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/reservations'

export const meta = pageMeta

export const handle = { messages: ['reservations'] }

const notFound = () => new Response(null, { status: 404 })

export const loader = customerLoader(async ({ market, language }, { request, customer, services }) => {
  if (!market.capabilities.reservations) throw notFound()
  const text = await loadText(language, 'reservations')
  const { searchParams } = new URL(request.url)
  const items = searchParams.getAll('item').filter((item) => parseItems([item]).length > 0)
  const listed = await services().reservations.list(customer.id, market.id)
  return {
    head: {
      title: text('reservations.title'),
      description: text('reservations.description'),
      path: '/reservations',
      hidden: true,
    },
    ...toReservationViews(listed),
    cancelling: { id: searchParams.get('cancel'), line: searchParams.get('line') },
    proposed: items.length > 0 ? { items, pressKey: crypto.randomUUID() } : null,
  }
})

export const action = customerLoader(async ({ market, language }, { request, customer, services }) => {
  if (!market.capabilities.reservations) throw notFound()
  const form = await request.formData().catch(() => new FormData())
  return changeReservations(services().reservations, form, { customer, locale: { market, language } })
})

export default function Reservations({ loaderData: { head: _, ...data }, actionData }: Route.ComponentProps) {
  return <ReservationsView {...data} notice={actionData ?? null} />
}
