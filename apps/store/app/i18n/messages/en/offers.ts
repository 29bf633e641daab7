import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/offers.ts'

export const messages = {
  'offer.title': 'Make an offer',
  'offer.sku': 'SKU: {sku}',
  'offer.current': 'Current price',
  'offer.amount': 'Your offer in {currency}',
  'offer.newAmount': 'New amount in {currency}',
  'offer.whole': 'Whole units only, no decimals.',
  'offer.notWhole': 'Whole amounts only: leave out the decimals.',
  'offer.saving': 'You save {amount} ({percent})',
  'offer.message': 'Message (optional)',
  'offer.messageHint': 'Up to {limit} characters.',
  'offer.alertTitle': 'Alert me at this price',
  'offer.alertText': 'It is sold out. We will email you once, when it is back for this amount or less.',
  'offer.target': 'At most, in {currency}',
  'offer.alertSend': 'Alert me',
  'offer.alertKept': 'Saved: we will email you when it costs that much. The alert is on your offers page.',
  'offer.loginForAlert': 'Log in so that we can email you',
  'offer.lastMove': 'This is your last offer for this product: choose the amount carefully.',
  'offer.agreed': 'We agreed on {amount}. That price is yours until {until}.',
  'offer.agreedBuy': 'Buy at the agreed price',
  'offer.alertTextForSale': 'We will email you once, when it costs this amount or less.',
  'offer.openPending': 'You offered {amount}. We will answer by {until}.',
  'offer.openCountered': 'We can do {amount}. Tell us by {until} whether that suits you.',
  'offer.openApproved': 'You have an agreed price for this product: {amount}, until {until}.',
  'offer.see': 'See my offer',
  'offer.cancel': 'Cancel',
  'offer.send': 'Send offer',
  // Word for word. // OFFER-18
  'offer.sent': 'Your offer was sent, we will contact you soon',
  'offer.sentInternational': 'Your international offer was sent, we will contact you soon',
  'offer.exception': 'Something went wrong. Please try again.',
  // Word for word. // OFFER-08
  'offer.loginFirst': 'Login to make an offer',
} satisfies TranslationOf<typeof original>
