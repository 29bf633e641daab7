import type { OfferStatus } from '@dvaput/domain/offers/offer'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ItemList } from '../../ui/item-list.tsx'
import { StatusBadge } from './offer-badges.tsx'

type OtherOffer = {
  readonly id: string
  readonly title: string
  readonly status: OfferStatus
  readonly isApproving: boolean
  readonly amount: string
  readonly percent: number
}

export const OtherOffers = ({ offers }: { readonly offers: readonly OtherOffer[] }) => {
  const text = useText('offers')
  if (offers.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{text('offers.others')}</h2>
      <ItemList isSmall>
        {offers.map(({ id, title, status, isApproving, amount, percent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <TextLink to={`/offers/${id}`} className="min-w-0 grow wrap-anywhere">
              {title}
            </TextLink>
            <span className="tabular-nums">
              {amount} ({percent} %)
            </span>
            <StatusBadge status={status} isApproving={isApproving} />
          </li>
        ))}
      </ItemList>
    </section>
  )
}
