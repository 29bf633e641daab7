import { useText } from '../../i18n/use-text.ts'

type Address = { readonly name: string; readonly lines: readonly string[] }

export type OrderFactsProps = {
  readonly lines: readonly {
    readonly id: string
    readonly title: string
    readonly quantity: number
    readonly price: string
    readonly serials: readonly string[]
  }[]
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
    readonly kind: 'placed' | 'paid' | 'paid-on-delivery' | 'sent' | 'refunded' | 'cancelled'
    readonly when: string
    readonly detail: string
  }[]
}

const box = 'rounded-lg border border-line bg-surface p-4'

const AddressBox = ({ title, address }: { readonly title: string; readonly address: Address }) => (
  <div className={box}>
    <h2 className="text-sm text-ink-soft">{title}</h2>
    <p className="wrap-anywhere whitespace-pre-line">{[address.name, ...address.lines].join('\n')}</p>
  </div>
)

/** What was ordered, where it goes and what happened; printed, it is the packing slip. */
export const OrderFacts = ({
  lines,
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
  return (
    <div className="grid min-w-0 gap-4">
      <section className={box}>
        <h2 className="font-semibold">{text('order.products')}</h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li key={line.id} className="flex gap-3 py-2.5">
              <span className="min-w-0 grow wrap-anywhere">
                {line.quantity} × {line.title}
                {line.serials.length > 0 && (
                  <span className="block text-sm text-ink-soft">
                    {text('order.serials')}: {line.serials.join(', ')}
                  </span>
                )}
              </span>
              <span className="whitespace-nowrap tabular-nums">{line.price}</span>
            </li>
          ))}
        </ul>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {sums.map(({ key, amount }) => (
            <div key={key} className="contents text-sm">
              <dt>{text(`order.${key}`)}</dt>
              <dd className="text-right">{amount}</dd>
            </div>
          ))}
          <div className="contents font-semibold">
            <dt>{text('orders.total')}</dt>
            <dd className="text-right">{total}</dd>
          </div>
        </dl>
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        {shipping && <AddressBox title={text('order.ship')} address={shipping} />}
        {billing && <AddressBox title={text('order.bill')} address={billing} />}
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
      <section className={`${box} print:hidden`}>
        <h2 className="font-semibold">{text('order.timeline')}</h2>
        <ol className="mt-2 grid gap-1.5 text-sm">
          {events.map(({ kind, when, detail }) => (
            <li key={`${kind}${when}${detail}`} className="wrap-anywhere">
              {[text(`event.${kind}`), when, detail].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
