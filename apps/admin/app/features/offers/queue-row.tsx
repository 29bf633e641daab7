import { formatMoney } from '@dvaput/domain/money/format-money'
import { Badge } from '@dvaput/ui/badge.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/screens/use-page-context.ts'
import { HistoryLine, StatusBadge, TimeLeft } from './offer-badges.tsx'
import { answers, offerPath } from './offer-links.ts'
import { toSelection } from './offer-list-actions.ts'
import type { OfferView } from './offer-view.ts'

type Props = { readonly offer: OfferView; readonly from: string; readonly mayAnswer: boolean }

const looks = { approve: 'primary', counter: 'secondary', reject: 'quiet' } as const

/** Enter in a box presses the button of its form: nothing must be rejected unasked. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** One line of the list; on a phone a card. */
export const QueueRow = ({ offer, from, mayAnswer }: Props) => {
  const text = useText('offers')
  const { language } = usePageContext()
  const facts = [offer.sku, text(`offers.market.${offer.market}`), text(`offers.kind.${offer.kind}`)]
  if (offer.stock !== null) facts.push(text('offers.stock', { stock: offer.stock }))
  if (offer.daysOnSale !== null) facts.push(text('offers.daysOnSale', { days: offer.daysOnSale }))
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-2 p-3 text-sm focus-within:bg-sunken xl:grid-cols-[7rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.4fr)_auto] xl:items-center">
      <div className="flex flex-col items-center gap-1 xl:flex-row-reverse xl:justify-end">
        {offer.picture ? (
          <Picture url={offer.picture} alt="" widest={160} sizes="64px" className="size-16 rounded-md" />
        ) : (
          <span className="size-16 rounded-md bg-sunken" />
        )}
        {mayAnswer && offer.mayAnswer && (
          <Checkbox name="selected" value={toSelection(offer)} onKeyDown={keepEnter}>
            <span className="sr-only">{text('offers.select', { title: offer.title })}</span>
          </Checkbox>
        )}
      </div>
      <div className="min-w-0">
        <Link
          to={offerPath(offer.id, from)}
          data-row={offer.id}
          className="rounded-sm text-base font-semibold wrap-anywhere hover:underline"
        >
          {offer.title}
        </Link>
        <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {offer.message && <p className="mt-1 line-clamp-2 wrap-anywhere">“{offer.message}”</p>}
      </div>
      <p className="col-start-2 xl:col-start-auto">
        <span className="text-lg font-bold whitespace-nowrap tabular-nums">{formatMoney(offer.offered, language)}</span>{' '}
        <Badge>{text('offers.ofPrice', { percent: offer.percent })}</Badge>
        <span className="block text-ink-soft">
          {text('offers.fromPrice', { price: formatMoney(offer.price, language) })}
        </span>
      </p>
      <div className="col-start-2 min-w-0 xl:col-start-auto">
        <div className="flex flex-wrap gap-1.5">
          {(offer.status !== 'pending' || offer.isApproving) && <StatusBadge {...offer} />}
          {offer.left && <TimeLeft left={offer.left} />}
          {offer.eraStatus === 'failed' && <Badge tone="danger">{text('offers.era.failed')}</Badge>}
        </div>
        <p className="mt-1 font-medium wrap-anywhere">{offer.email}</p>
        <p className="text-ink-soft">
          <HistoryLine history={offer.history} />
        </p>
      </div>
      {mayAnswer && offer.mayAnswer && (
        <div className="col-start-2 flex flex-wrap gap-1.5 xl:col-start-auto">
          {answers.map((answer) => (
            <ButtonLink key={answer} to={offerPath(offer.id, from, answer)} variant={looks[answer]} size="sm">
              {text(`offers.${answer}`)}
              <span className="sr-only">: {offer.title}</span>
            </ButtonLink>
          ))}
        </div>
      )}
    </li>
  )
}
