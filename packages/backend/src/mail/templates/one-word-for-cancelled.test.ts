import { checkoutMessages } from '@dvaput/platform/hosted-pages/messages/checkout-messages'
import { orderEmailMessages } from '@dvaput/platform/orders/emails/order-email-messages'
import { expect, it } from 'vitest'
import { messages as afterPayment } from '../../../../../apps/store/app/i18n/messages/es/checkout-success.ts'
import { messages as orderPage } from '../../../../../apps/store/app/i18n/messages/es/orders.ts'
import { importedOrderTexts } from './imported-order-texts.ts'

/** Every sentence of it, those with blanks too. */
const sentencesOf = (messages: unknown): readonly string[] => {
  if (typeof messages === 'string') return [messages]
  if (typeof messages === 'function') return sentencesOf(messages('#1', 'Dvaput'))
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(sentencesOf) : []
}

it.each(
  Object.entries({
    'the page of the order': orderPage,
    'the page after the payment': afterPayment,
    'mails of orders': orderEmailMessages.es,
    'mails of imported products': importedOrderTexts.es,
    'the page of the platform': checkoutMessages.es.cancelled,
  }),
)('an order that is cancelled is “anulado” in Chile, and nothing else: %s', (_, messages) => {
  const sentences = sentencesOf(messages)
  expect(sentences.filter((sentence) => /cancel/i.test(sentence))).toEqual([])
  expect(sentences.some((sentence) => /anul/i.test(sentence))).toBe(true)
})
