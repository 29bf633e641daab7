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
