import type { CounterPayment } from '@dvaput/domain/reservations/reservation'
import { useText } from '../../i18n/use-text.ts'
import { RecordLink } from '../../ui/record-link.tsx'

type Props = {
  readonly name: string
  readonly email: string
  readonly customer: string | null
  readonly made: string
  readonly until: string
  readonly ended: string | null
  readonly payment: CounterPayment | null
  readonly order: { readonly id: string; readonly name: string; readonly shop: string } | null
  readonly total: string
  readonly lines: readonly {
    readonly variantId: string
    readonly name: string
    readonly image: string | null
    readonly quantity: number
    readonly price: string
  }[]
}

/** Who reserved what, and until when. */
export const ReservationFacts = ({
  name,
  email,
  customer,
  made,
  until,
  ended,
  payment,
  order,
  total,
  lines,
}: Props) => {
  const text = useText('reservations')
  const facts = [
    [text('reservation.made'), made],
    ended === null ? [text('reservations.until'), until] : [text('reservations.at'), ended],
    ...(payment ? [[text('reservation.payment'), text(`payment.${payment}`)]] : []),
  ]
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-sm text-ink-soft">{text('reservations.customer')}</dt>
        <dd className="wrap-anywhere max-sm:mb-2">
          <RecordLink to={customer && `/customers/${customer}`}>{[name, email].filter(Boolean).join(', ')}</RecordLink>
        </dd>
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
        {order && (
          <>
            <dt className="text-sm text-ink-soft">{text('reservation.order')}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">
              <RecordLink to={`/orders/${order.id}`}>{order.name}</RecordLink>{' '}
              <span className="text-sm text-ink-soft">{order.shop}</span>
            </dd>
          </>
        )}
      </dl>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.variantId} className="flex items-center gap-3 py-2.5">
            {line.image && <img src={line.image} alt="" width={48} height={48} className="size-12 object-contain" />}
            <span className="min-w-0 grow wrap-anywhere">
              {line.quantity} × {line.name}
            </span>
            <span className="whitespace-nowrap tabular-nums">{line.price}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between font-semibold">
        <span>{text('reservations.total')}</span>
        <span className="tabular-nums">{total}</span>
      </p>
    </div>
  )
}
