import type { OfferedProduct } from './offered-product.ts'

/** Both have a button and a dialog of their own. What is sold out takes no offer. */
export type OfferIntent = 'offer' | 'alert'

/** What was typed; without an amount the suggested one is shown. */
export type OfferDraft = {
  readonly product: OfferedProduct
  readonly intent: OfferIntent
  readonly amount?: string
  readonly message?: string
}

type Stored = OfferDraft & { readonly path: string; readonly at: number }

export const draftKey = 'offer-draft'
/** Whoever has not logged in by then was no longer thinking of it. */
const lifetimeMs = 15 * 60 * 1_000

/** For the dialog that opens again on this page after the login, in this tab. */
export const rememberDraft = (draft: OfferDraft): void => {
  try {
    const stored: Stored = { ...draft, path: location.pathname, at: Date.now() }
    sessionStorage.setItem(draftKey, JSON.stringify(stored))
  } catch {
    // Without storage the offer is written again after the login.
  }
}

/** Once, and on the page where it was written alone. */
export const takeDraft = (): OfferDraft | undefined => {
  try {
    const stored: Partial<Stored> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    if (stored.path !== location.pathname) return undefined
    sessionStorage.removeItem(draftKey)
    const { product, intent = 'offer', amount, message, at = 0 } = stored
    if (!product || Date.now() - at > lifetimeMs) return undefined
    return { product, intent, ...(amount && { amount }), ...(message && { message }) }
  } catch {
    return undefined
  }
}
