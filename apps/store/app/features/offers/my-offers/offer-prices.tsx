import type { Money } from '@dvaput/domain/money/money'
import { savingOf } from '@dvaput/domain/offers/check-offer-amount'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Price } from '../../../ui/products/price.tsx'
import type { OfferView } from './offer-view.ts'

type RowProps = { readonly label: string; readonly money: Money; readonly isMain?: boolean }

const Row = ({ label, money, isMain = false }: RowProps) => (
  <div className={joinClasses('flex items-baseline justify-between gap-4', isMain && 'text-accent')}>
    <dt className={joinClasses('text-sm', isMain ? 'font-semibold' : 'text-ink-soft')}>{label}</dt>
    <dd>
      <Price money={money} size={isMain ? 'md' : 'sm'} />
    </dd>
  </div>
)

/** What the customer would pay as things stand; of an offer that came to nothing, nothing. */
const payable = ({ status, offeredPrice, counterPrice, agreedPrice }: OfferView): Money | null => {
  if (status === 'rejected' || status === 'expired') return null
  return agreedPrice ?? (status === 'countered' ? counterPrice : null) ?? offeredPrice
}

/** What was asked and offered, and what would be saved. // MYOF-06, MYOF-07 */
export const OfferPrices = ({ offer }: { readonly offer: OfferView }) => {
  const text = useText('my-offers')
  const { originalPrice, offeredPrice, counterPrice, agreedPrice } = offer
  const paid = payable(offer)
  return (
    <dl className="grid gap-1.5">
      <Row label={text('card.original')} money={originalPrice} />
      <Row label={text('card.offered')} money={offeredPrice} />
      {counterPrice && offer.status === 'countered' && <Row label={text('card.counter')} money={counterPrice} isMain />}
      {agreedPrice && offer.status === 'approved' && <Row label={text('card.agreed')} money={agreedPrice} isMain />}
      {paid && <Row label={text('card.savings')} money={savingOf(originalPrice, paid).amount} />}
    </dl>
  )
}
