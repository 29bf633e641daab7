import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import { notify } from '../../ui/popups/toast.ts'
import { type OfferDraft, rememberDraft } from './offer-draft.ts'

/** Long enough to read why. */
const loginDelayMs = 1_500

/** The message, then the login, which leads back to the open dialog. // OFFER-07 */
export const askToLogIn = async (draft: OfferDraft, language: Language): Promise<void> => {
  rememberDraft(draft)
  const text = await loadText(language, 'offers')
  notify({
    type: 'info',
    message: text(draft.intent === 'alert' ? 'offer.loginForAlert' : 'offer.loginFirst'),
    id: 'offer',
  })
  const returnTo = encodeURIComponent(location.pathname + location.search)
  setTimeout(() => location.assign(`/login?returnTo=${returnTo}`), loginDelayMs)
}
