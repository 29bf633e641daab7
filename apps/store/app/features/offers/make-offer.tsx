import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { Language } from '@dvaput/domain/text/language'
import { loadMessages } from '../../i18n/catalogue.ts'
import { mayHaveSession } from '../../state/session.ts'
import { showOverlay } from '../../ui/popups/overlay.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { askToLogIn } from './ask-to-log-in.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { type OfferDraft, type OfferIntent, takeDraft } from './offer-draft.ts'
import { toOfferedProduct } from './offered-product.ts'

let opened = 0

const openDialog = async (draft: OfferDraft, language: Language) => {
  await loadMessages(language, 'offers')
  opened += 1
  showOverlay(
    draft.intent === 'alert' ? <AlertDialog key={opened} draft={draft} /> : <OfferDialog key={opened} draft={draft} />,
  )
}

/** Opens the dialog; somebody who is not logged in is led to the login first. */
export const makeOffer = async (card: CardProduct, intent: OfferIntent, language: Language): Promise<void> => {
  const product = toOfferedProduct(card)
  if (product) await (mayHaveSession() ? openDialog : askToLogIn)({ product, intent }, language)
}

/** After the login: the dialog as it was left. */
export const reopenOffer = async (language: Language): Promise<void> => {
  const draft = takeDraft()
  if (draft) await openDialog(draft, language)
}
