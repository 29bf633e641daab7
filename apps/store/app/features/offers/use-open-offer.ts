import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { MouseEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { toast } from '../../ui/popups/toast.ts'
import type { OfferIntent } from './offer-draft.ts'

/** The code of the dialog is loaded when it is opened. */
export const useOpenOffer = (product: CardProduct, intent: OfferIntent) => {
  const text = useText('shell')
  const { language } = usePageContext()
  return (event: MouseEvent) => {
    event.preventDefault()
    import('./make-offer.tsx')
      .then(({ makeOffer }) => makeOffer(product, intent, language))
      .catch(() => toast.error(text('ui.failed')))
  }
}
