import type { OfferReason } from '@dvaput/domain/offers/offer'
import { productPath } from '@dvaput/domain/products/product-path'
import { formatDate, formatDateTime } from '@dvaput/domain/text/format-date'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { usePageContext } from '../../../lib/use-page-context.ts'
import type { MyOffersResult } from './my-offers-result.ts'
import { OfferActions } from './offer-actions.tsx'
import { eraLabels, StatusBadge } from './offer-badges.tsx'
import { OfferCode } from './offer-code.tsx'
import { OfferMoves } from './offer-moves.tsx'
import { OfferPrices } from './offer-prices.tsx'
import type { OfferView } from './offer-view.ts'
import { TimeLeft } from './time-left.tsx'

type OfferCardProps = {
  readonly offer: OfferView
  readonly action: string
  /** What became of a form of this card. */
  readonly result: MyOffersResult | null
}

const reasonTexts = {
  withdrawn: 'reason.withdrawn',
  declined: 'reason.declined',
  sold: 'reason.sold',
  unanswered: 'reason.unanswered',
  unpaid: 'reason.unpaid',
  used: 'reason.used',
  cancelled: 'reason.cancelled',
} as const satisfies Record<OfferReason, `reason.${OfferReason}`>

const Facts = ({ offer }: { readonly offer: OfferView }) => {
  const text = useText('my-offers')
  const { market, language } = usePageContext()
  const { createdAt, expirationDate, isInternational, eraStatus } = offer
  const { timeZone } = market
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm *:even:min-w-0">
      <dt className="text-ink-soft">{text('card.created')}</dt>
      <dd>
        <time dateTime={createdAt}>{formatDate({ at: createdAt, timeZone }, language)}</time>
      </dd>
      <dt className="text-ink-soft">{text('card.expires')}</dt>
      <dd>
        <time dateTime={expirationDate}>{formatDateTime({ at: expirationDate, timeZone }, language)}</time>
      </dd>
      {(isInternational || eraStatus !== 'not_sent') && (
        <>
          <dt className="text-ink-soft">{text('era.label')}</dt>
          <dd>{text(eraLabels[eraStatus])}</dd>
        </>
      )}
    </dl>
  )
}

/** Texts of the shop and of the customer are shown as text. // divergences S-21 */
const Note = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div className="rounded-md border-l-4 border-accent bg-sunken px-3 py-2 text-sm">
    <p className="font-semibold">{label}</p>
    <p className="whitespace-pre-line wrap-anywhere">{children}</p>
  </div>
)

/** One offer, with what both sides said of it. // MYOF-06, MYOF-08 */
export const OfferCard = ({ offer, action, result }: OfferCardProps) => {
  const text = useText('my-offers')
  const { id, title, sku, picture, handle, status, reason, isInternational, response, code, productId } = offer
  const path = productPath(offer.product.kind, handle)
  const isRejected = status === 'rejected' && response === null
  const outcome = reason ? reasonTexts[reason] : isRejected ? 'reason.rejected' : undefined
  const isToldByResult = result !== null && !result.failed
  // The form of another amount says itself what is wrong with it.
  const isToldByForm = result?.failed && result.typed !== undefined && offer.mayCounter
  return (
    <article aria-labelledby={`offer-${id}`} className="rounded-lg border border-line bg-surface shadow-card">
      <div className="grid grid-cols-[4.5rem_1fr] gap-4 p-4 sm:grid-cols-[8rem_1fr] sm:p-5 lg:grid-cols-[9rem_1fr_19rem] lg:gap-6">
        <Link
          to={path}
          tabIndex={-1}
          aria-hidden="true"
          className="flex aspect-square items-center justify-center self-start overflow-hidden rounded-md bg-plate"
        >
          {picture ? (
            <Picture url={picture} alt="" sizes="9rem" widest={400} className="size-full" />
          ) : (
            <Icon name="image" className="size-8 text-line-strong" />
          )}
        </Link>
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center gap-1.5">
            <StatusBadge status={status} />
            {isInternational && <Badge tone="neutral">{text('type.international')}</Badge>}
          </div>
          <div>
            <h3
              id={`offer-${id}`}
              className="font-text text-lg leading-tight font-semibold tracking-normal text-pretty"
            >
              <Link to={path} prefetch="intent" className="rounded-sm wrap-anywhere hover:text-accent hover:underline">
                {title}
              </Link>
            </h3>
            {sku && <p className="text-xs text-ink-soft wrap-anywhere">{text('card.sku', { sku })}</p>}
          </div>
          <Facts offer={offer} />
          {outcome && !isToldByResult && <p className="text-sm">{text(outcome)}</p>}
          {response && <Note label={text('card.response')}>{response}</Note>}
        </div>
        <div className="col-span-2 flex flex-col gap-4 lg:col-span-1">
          <OfferPrices offer={offer} />
          <TimeLeft offer={offer} />
          {result && !isToldByForm && (
            <Notice tone={result.failed ? 'danger' : 'success'} focused>
              {result.message}
            </Notice>
          )}
          <OfferActions offer={offer} action={action} result={result} />
          {status === 'approved' && code && <OfferCode code={code} productId={productId} title={title} />}
        </div>
      </div>
      <OfferMoves moves={offer.moves} />
    </article>
  )
}
