import { Notice } from '@dvaput/ui/notice.tsx'
import { data, Link, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { Belongings } from '../features/customers/belongings.tsx'
import { CustomerActs } from '../features/customers/customer-acts.tsx'
import { CustomerFacts } from '../features/customers/customer-facts.tsx'
import { createCustomerView } from '../features/customers/customer-view.server.ts'
import { StatusBadge as OfferBadge } from '../features/offers/offer-badges.tsx'
import { StatusBadge as OrderBadge } from '../features/orders/status-badge.tsx'
import { StateBadge as ReservationBadge } from '../features/reservations/state-badge.tsx'
import { StateBadge as ReturnBadge } from '../features/returns/state-badge.tsx'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'
import { useCurrentAdministrator } from '../lib/use-current-administrator.ts'
import { Notes } from '../ui/notes.tsx'

export const meta = screenMeta

export const handle = { messages: ['customers', 'orders', 'offers', 'reservations', 'returns'] }

export const loader = screenLoader(async ({ language, market }, { services, params: { id = '' }, url }) => {
  const found = await services.customerDesk.find(id)
  if (!found) throw new Response(null, { status: 404 })
  const view = createCustomerView(found, language, market.id)
  const { erasedAfterDays } = services.account.limits
  return { title: view.name, isNoted: url.searchParams.get('done') === 'note', erasedAfterDays, ...view }
})

/** They need a proof: what is personal leaves the shop, one way or the other. */
const personalActs = ['export', 'delete'] as const
const acts = ['note', ...personalActs] as const
const longestNote = 2000

export const action = screenAction(
  'customers.write',
  async (locale, { administrator: by, services: { customerDesk }, params: { id = '' }, form, url }) => {
    const act = acts.find((each) => each === url.searchParams.get('act'))
    if (!act) throw new Response(null, { status: 400 })
    if (act === 'export') throw redirect(`/customers/${id}/data`)
    const typed = textsOfForm(form)
    const note = async () =>
      typed.text ? customerDesk.note(id, by, typed.text.slice(0, longestNote)) : ('empty' as const)
    const result = act === 'note' ? await note() : await customerDesk.delete(id, by, typed.email ?? '', locale)
    if (result === 'ok') throw redirect(act === 'note' ? `/customers/${id}?done=note` : '/customers?done=delete')
    if (result === 'not-found') throw new Response(null, { status: 404 })
    return data({ problem: result, typed }, { status: 422 })
  },
  { stricter: { acts: personalActs, permission: 'customers.delete' } },
)

export default function Customer() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const permissions = useCurrentAdministrator()?.permissions ?? []
  const [text, orderText] = [useText('customers'), useText('orders')]
  const { email } = view
  const q = new URLSearchParams({ q: email })
  return (
    <div className="grid max-w-page gap-5">
      <div>
        <Link to="/customers" className="text-sm text-accent underline">
          {text('customer.back')}
        </Link>
        <h1 className="mt-1 text-2xl wrap-anywhere">{view.title}</h1>
      </div>
      {answer && 'problem' in answer && (
        <Notice tone="danger" focused>
          {text(answer.problem === 'empty' ? 'note.empty' : 'problem.email')}
        </Notice>
      )}
      {view.isNoted && !answer && (
        <Notice key={view.notes.length} focused>
          {text('note.done')}
        </Notice>
      )}
      {!view.isAvailable && <Notice tone="danger">{text('customers.unavailable')}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Belongings
            title={text('section.orders')}
            all={`/orders?${q}`}
            rows={view.orders.map(({ statuses, shop, ...row }) => ({
              ...row,
              shop: orderText(`orders.shop.${shop}`),
              to: `/orders/${row.id}`,
              badge: statuses.map((status) => <OrderBadge key={status} status={status} />),
            }))}
          />
          {!view.isVerified && <p className="text-sm text-ink-soft">{text('customer.guestOrders')}</p>}
          <Belongings
            title={text('section.offers')}
            all={`/offers?queue=all&${q}`}
            rows={view.offers.map(({ status, isApproving, ...row }) => ({
              ...row,
              to: `/offers/${row.id}`,
              badge: <OfferBadge {...{ status, isApproving }} />,
            }))}
          />
          <Belongings
            title={text('section.reservations')}
            all={`/reservations?${new URLSearchParams({ code: email })}`}
            rows={view.reservations.map(({ state, ...row }) => ({
              ...row,
              to: `/reservations/${row.id}`,
              badge: <ReservationBadge state={state} />,
            }))}
          />
          <Belongings
            title={text('section.returns')}
            all={`/returns?${q}`}
            rows={view.returns.map(({ state, shop, ...row }) => ({
              ...row,
              shop: orderText(`orders.shop.${shop}`),
              to: `/returns/${row.id}`,
              badge: <ReturnBadge state={state} />,
            }))}
          />
        </div>
        <div className="grid gap-4">
          <CustomerFacts email={email} isVerified={view.isVerified} profile={view.profile} />
          <Notes
            {...{ title: text('note.title'), label: text('note.text'), add: text('note.add') }}
            notes={view.notes}
            mayWrite={permissions.includes('customers.write')}
          />
          {permissions.includes('customers.delete') && (
            <CustomerActs
              {...{ email, erasedAfterDays: view.erasedAfterDays, answer }}
              asked={answer ? search.get('act') : null}
              typed={answer?.typed ?? {}}
            />
          )}
        </div>
      </div>
    </div>
  )
}
