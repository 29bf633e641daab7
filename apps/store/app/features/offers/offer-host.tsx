import type { Locale } from '@dvaput/domain/markets/locale'
import { useForSession } from '../../state/use-for-session.ts'
import { useOverlay } from '../../ui/popups/overlay.ts'

const ignore = () => undefined

const reopen = async (_: string, { language }: Locale) => {
  // The key of offer-draft.ts, whose code is loaded only where there is a draft.
  if (sessionStorage['offer-draft']) await (await import('./make-offer.tsx')).reopenOffer(language)
  return ignore
}

/** Where the dialog is shown, whichever card or page it was opened from; after a login it opens by itself. */
export const OfferHost = () => {
  useForSession(reopen)
  return useOverlay()
}
