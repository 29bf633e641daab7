import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/offers.ts'

export const messages = {
  'offer.title': 'Make an offer',
  'offer.sku': 'SKU: {sku}',
  'offer.current': 'Current price',
  'offer.amount': 'Your offer in {currency}',
  'offer.newAmount': 'New amount in {currency}',
  'offer.whole': 'Whole units only, no decimals.',
  'offer.saving': 'You save {amount} ({percent})',
  'offer.message': 'Message (optional)',
  'offer.messageHint': 'Up to {limit} characters.',
  'offer.watch': 'Also tell me if the price drops to this amount',
  'offer.alertOnly': 'No offer, just tell me at that price',
  'offer.alertTitle': 'Tell me at this price',
  'offer.alertText': 'It is sold out. When it is back and costs no more than this amount, we write to you once.',
  'offer.target': 'At most, in {currency}',
  'offer.alertSend': 'Tell me',
  'offer.alertKept': 'Saved: we will write to you when it costs that much. The alert is on the page of your offers.',
  'offer.loginForAlert': 'Log in so that we can write to you',
  'offer.lastMove': 'This is your last move for this product: choose the amount with care.',
  'offer.agreed': 'We agreed on {amount}. That price is yours until {until}.',
  'offer.agreedBuy': 'Buy at the agreed price',
  'offer.cancel': 'Cancel',
  'offer.send': 'Send offer',
  // spec §8 Offers
  'offer.sent': 'Your offer was sent, we will contact you soon',
  'offer.sentInternational': 'Your international offer was sent, we will contact you soon',
  'offer.watchFailed': 'Your offer was sent, but the price alert was not saved. Please try again later.',
  'offer.exception': 'Something went wrong. Please try again.',
  // spec §5 Offer
  'offer.loginFirst': 'Login to make an offer',
} satisfies TranslationOf<typeof original>
