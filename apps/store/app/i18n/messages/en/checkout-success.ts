import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/checkout-success.ts'

export const messages = {
  'page.title': 'Order confirmation',
  'page.description': 'The status of your order and payment.',
  'processing.title': 'Checking your order…',
  'processing.text': 'This takes a few seconds. Please keep this page open.',
  'processing.reload': 'Reload this page in a few seconds to see the result.',
  'success.title': 'Thank you, we have your order!',
  'success.text': 'We are sending a confirmation with the details to your email.',
  'success.number': 'Order number',
  'success.date': 'Date',
  'success.local': 'Local products',
  'success.international': 'International products',
  'success.products': 'You ordered',
  'success.line': '{quantity} × {title}',
  'success.discount': 'Discount',
  'success.shipping': 'Delivery',
  'success.total': 'Total with delivery',
  'success.totalPickup': 'Total',
  'success.instructions': 'Payment instructions',
  'success.order': 'Open the order',
  'success.browse': 'Continue shopping',
  'next.title': 'Next steps',
  'next.email': 'You will get an email that confirms the order.',
  'next.paid': 'Your payment has arrived.',
  'next.unpaid': 'If you pay by bank transfer, the instructions are on the order page; cash is paid on delivery.',
  'next.bank-transfer':
    'Pay the total by bank transfer: the account and the reference are in the payment instructions.',
  'next.cash-on-delivery': 'You pay the courier when the parcel arrives.',
  'next.atPickup': 'You pay at the shop when you pick the order up.',
  'next.dispatch': 'We dispatch the order within {dispatch} and let you know when it leaves.',
  'next.dispatchPaid': 'We dispatch the order within {dispatch} of the payment and let you know when it leaves.',
  'next.ready': 'We will let you know when the order is ready at {place}.',
  'failure.title': 'The order was not placed',
  'failure.cancelled': 'Order {name} was cancelled.',
  'failure.processing': 'Error processing the order',
  'failure.missing': 'No cart data was found',
  'failure.support': 'Please contact our support team if the problem persists.',
  'failure.cart': 'Back to the cart',
  'missing.title': 'We cannot find this order',
  'missing.where':
    'If you have ordered, the confirmation is in your email, and you can find the order by its number and your email. This link may belong to another browser.',
  'missing.find': 'Find an order',
  'unknown.title': 'Unknown status',
  'unknown.text':
    'We have no confirmation of this order yet. If you have paid, it will come by email; if not, your cart is as you left it.',
  'unknown.again': 'Check again',
  'success.needsAddress':
    'We do not have a delivery address yet. Open the order and enter it: only then can the warehouse send your products.',
  'success.internationalNote':
    'Your international products have been passed on to the warehouse, and an email will follow.',
  'next.imported': 'The parcel from abroad arrives within {delivery}.',
  'next.importedAddressed':
    'Once you have entered the delivery address, the parcel from abroad arrives within {delivery}.',
  'pending.title': 'The payment is pending',
  'pending.text':
    'We are still waiting for the payment of order {name} to be confirmed. We will email you; please do not pay again.',
  'failure.payment': 'The payment of order {name} did not go through.',
  'failure.expired': 'The time to pay for order {name} is over, and no payment has arrived.',
  'cancelled.title': 'The order is cancelled',
  'cancelled.unpaid': 'You cancelled order {name} before it was paid. Please do not pay it.',
  'cancelled.refunding': 'You cancelled order {name}. We are sending the whole amount back the way you paid.',
  'cancelled.refunded': 'You cancelled order {name}, and the whole amount has gone back.',
  'replaced.title': 'You replaced this order',
  'replaced.text': 'You ordered the same in another way, so order {name} is no longer open. Please do not pay it.',
  'returned.title': 'We are sending your payment back',
  'returned.text':
    'The payment of order {name} arrived when the order was no longer open. We are refunding the whole amount; you do not need to do anything.',
  'takenBack.title': 'The payment was taken back',
  'takenBack.text': 'The payment of order {name} went back to you, so the order is cancelled.',
  'failure.payAgain': 'Try again',
  'failure.review': 'The amount paid does not match order {name}. We will look into it and contact you.',
  'gone.title': 'We are sorry, it is gone',
  'gone.refunding':
    'The payment of order {name} arrived, but the warehouse no longer has what you ordered. We are refunding the whole amount; you do not need to do anything.',
  'gone.refunded':
    'The warehouse no longer had what you ordered, and we have refunded the whole amount of order {name}.',
  'gone.refundingNamed':
    'The payment of order {name} arrived, but the warehouse is out of: {products}. We are refunding the whole amount; you do not need to do anything.',
  'gone.refundedNamed': 'The warehouse was out of: {products}. We have refunded the whole amount of order {name}.',
  'contact.title': 'Need help?',
} satisfies TranslationOf<typeof original>
