import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useMayOpen } from '../../lib/screens/use-may-open.ts'
import { ProductLine } from '../../ui/product-line.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import type { TimelineKind } from './order-timeline.ts'

type Address = { readonly name: string; readonly lines: readonly string[] }

export const cancelledBy = ['customer', 'staff', 'inventory', 'declined', 'other'] as const
type CancelledBy = (typeof cancelledBy)[number]

export type OrderFactsProps = {
  readonly lines: readonly {
    readonly id: string
    readonly title: string
    readonly quantity: number
    readonly price: string
    readonly serials: readonly string[]
    readonly image: string | null
    readonly sku: string | null
    readonly grade: string | null
    readonly productPath: string | null
  }[]
  /** The number of the account; null for who bought without one. */
  readonly customer: string | null
  readonly returns: readonly { readonly id: string; readonly state: ReturnState }[]
  readonly reservation: { readonly id: string; readonly pickupCode: string } | null
  /** Tax numbers and line of business of who is invoiced. */
  readonly company: readonly string[]
  readonly contact: string
  readonly payment: string
  readonly delivery: string | null
  readonly shipping: Address | null
  readonly billing: Address | null
  readonly sums: readonly {
    readonly key: 'discount' | 'delivery' | 'refunded' | 'outstanding'
    readonly amount: string
  }[]
  readonly total: string
  readonly events: readonly {
    readonly kind: TimelineKind | 'ready' | 'collected'
    readonly when: string
    readonly detail: string
    /** Who of the shop did it. */
    readonly by: string | null
    /** Who or what has cancelled it. */
    readonly cancelledBy: CancelledBy | null
  }[]
}

const box = 'rounded-lg border border-line bg-surface p-4'

const AddressBox = ({ title, address }: { readonly title: string; readonly address: Address }) => (
  <div className={box}>
    <h2 className="text-sm text-ink-soft">{title}</h2>
    <p className="wrap-anywhere whitespace-pre-line">{[address.name, ...address.lines].filter(Boolean).join('\n')}</p>
  </div>
)

/** What was ordered, where it goes and what happened; printed, it is the packing slip. */
export const OrderFacts = ({
  lines,
  customer,
  returns,
  reservation,
  company,
  contact,
  payment,
  delivery,
  shipping,
  billing,
  sums,
  total,
  events,
}: OrderFactsProps) => {
  const text = useText('orders')
  const mayOpen = useMayOpen()
  const customerPath = `/customers/${customer}`
  const leadsToCustomer = customer !== null && mayOpen(customerPath)
  const returnText = useText('returns')
  const sumRows = (keys: readonly OrderFactsProps['sums'][number]['key'][]) =>
    sums
      .filter(({ key }) => keys.includes(key))
      .map(({ key, amount }) => (
        <div key={key} className="contents text-sm">
          <dt>{text(`order.${key}`)}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))
  return (
    <div className="grid min-w-0 gap-4">
      <section className={box}>
        <h2 className="font-semibold">{text('order.products')}</h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <ProductLine key={line.id} line={line} price={line.price}>
              {line.serials.length > 0 && (
                <span className="block text-sm text-ink-soft">
                  {text('order.serials')}: {line.serials.join(', ')}
                </span>
              )}
            </ProductLine>
          ))}
        </ul>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {sumRows(['discount', 'delivery'])}
          <div className="contents font-semibold">
            <dt>{text('orders.total')}</dt>
            <dd className="text-right">{total}</dd>
          </div>
          {sumRows(['refunded', 'outstanding'])}
        </dl>
      </section>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
        {shipping && <AddressBox title={text('order.ship')} address={shipping} />}
        {billing && <AddressBox title={text('order.bill')} address={billing} />}
        {company.length > 0 && <AddressBox title={text('order.company')} address={{ name: '', lines: company }} />}
        <AddressBox
          title={text('order.contact')}
          address={{
            name: contact,
            lines: [
              ...(delivery ? [`${text('order.delivery')}: ${delivery}`] : []),
              ...(payment ? [`${text('orders.payment')}: ${payment}`] : []),
            ],
          }}
        />
      </div>
      {(leadsToCustomer || reservation || returns.length > 0) && (
        <ul className={`${box} grid gap-1 print:hidden`}>
          {leadsToCustomer && (
            <li>
              <Link to={customerPath} className="inline-block text-accent underline max-sm:py-1">
                {text('order.customer')}
              </Link>
            </li>
          )}
          {reservation && (
            <li>
              <RecordLink to={`/reservations/${reservation.id}`}>
                {text('order.reservation', { code: reservation.pickupCode })}
              </RecordLink>
            </li>
          )}
          {returns.map(({ id, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <RecordLink to={`/returns/${id}`}>{text('order.return', { number: id.slice(0, 8) })}</RecordLink>
              <Badge>{returnText(`state.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <section className={`${box} print:hidden`}>
        <h2 className="font-semibold">{text('order.timeline')}</h2>
        <ol className="mt-2 grid gap-1.5 text-sm">
          {events.map(({ kind, when, detail, by, cancelledBy }) => (
            <li key={`${kind}${when}${detail}`} className="wrap-anywhere">
              {[text(`event.${kind}`), when, detail, cancelledBy && text(`cancelled.${cancelledBy}`), by]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
