import type { OrderSource } from '@dvaput/domain/orders/order-source'
import type { ReturnReason } from '@dvaput/domain/returns/return-form'
import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { useText } from '../../i18n/use-text.ts'
import { ProductLine, type ProductLineView } from '../../ui/product-line.tsx'
import { RecordLink } from '../../ui/record-link.tsx'

type Props = {
  readonly id: string
  readonly orderId: string
  readonly orderName: string
  readonly shop: OrderSource
  /** The number of the account; null for who bought without one. */
  readonly customer: string | null
  readonly buyer: string
  readonly email: string
  readonly reason: ReturnReason
  readonly message: string
  readonly price: string
  readonly lines: readonly (ProductLineView & { readonly id: string })[]
  readonly photos: readonly { readonly number: number; readonly url: string }[]
  readonly steps: readonly {
    readonly state: ReturnState
    readonly note: string
    readonly by: string | null
    readonly when: string
  }[]
}

const box = 'rounded-lg border border-line bg-surface p-4'

/** What comes back and why, with the photos, and what happened so far. */
export const ReturnFacts = ({ lines, photos, steps, message, ...request }: Props) => {
  const [text, orderText] = [useText('returns'), useText('orders')]
  const buyer = [request.buyer, request.email].filter(Boolean).join(', ')
  const facts = [
    [text('return.reason'), text(`reason.${request.reason}`)],
    ...(message ? [[text('return.message'), message]] : []),
    [text('return.price'), request.price],
    [text('return.number'), request.id],
  ]
  return (
    <div className="grid min-w-0 gap-4">
      <section className={box}>
        <h2 className="font-semibold">{text('returns.products')}</h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <ProductLine key={line.id} line={line} />
          ))}
        </ul>
        <dl className="mt-3 grid gap-x-4 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-soft">{text('returns.order')}</dt>
          <dd className="max-sm:mb-2">
            <RecordLink to={`/orders/${request.orderId}`}>{request.orderName}</RecordLink>{' '}
            <span className="text-sm text-ink-soft">{orderText(`orders.shop.${request.shop}`)}</span>
          </dd>
          <dt className="text-sm text-ink-soft">{text('returns.customer')}</dt>
          <dd className="wrap-anywhere max-sm:mb-2">
            <RecordLink to={request.customer && `/customers/${request.customer}`}>{buyer}</RecordLink>
          </dd>
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {photos.length > 0 && (
        <section className={box}>
          <h2 className="font-semibold">{text('return.photos')}</h2>
          <ul className="mt-2 flex flex-wrap gap-3">
            {photos.map(({ number, url }) => (
              <li key={number}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    alt={text('return.photo', { number })}
                    loading="lazy"
                    className="size-36 rounded-md border border-line object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={box}>
        <h2 className="font-semibold">{text('return.steps')}</h2>
        <ol className="mt-2 grid gap-3 text-sm">
          {steps.map(({ state, note, by, when }) => (
            <li key={state} className="border-l-2 border-line-strong pl-3 wrap-anywhere">
              <p className="font-semibold">{text(`step.${state}`)}</p>
              <p className="text-ink-soft">{by ? text('return.by', { who: by, when }) : when}</p>
              {note && <p className="whitespace-pre-line">{note}</p>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
