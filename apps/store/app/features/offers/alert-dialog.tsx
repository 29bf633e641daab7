import { checkTargetAmount, suggestOffer, suggestTarget } from '@dvaput/domain/offers/check-offer-amount'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { AmountDialog } from './amount-dialog.tsx'
import type { OfferDraft } from './offer-draft.ts'
import { keepAlert } from './send-offer.ts'

/** The price at which somebody wants to hear of a product, for sale or sold out. */
export const AlertDialog = ({ draft }: { readonly draft: OfferDraft }) => {
  const text = useText('offers')
  const { language } = usePageContext()
  const { product } = draft
  const { price, isSoldOut } = product

  return (
    <AmountDialog
      draft={draft}
      title={text('offer.alertTitle')}
      description={text(isSoldOut ? 'offer.alertText' : 'offer.alertTextForSale')}
      label="offer.target"
      suggested={isSoldOut ? suggestTarget(price) : suggestOffer(price)}
      sendLabel={text('offer.alertSend')}
      sentText={text('offer.alertKept')}
      check={(typed) => checkTargetAmount(typed, price, !isSoldOut)}
      onSend={(amount) => keepAlert({ product, amount }, language)}
    />
  )
}
