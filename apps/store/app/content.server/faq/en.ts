import type { Facts } from '../../features/information/facts.server.ts'
import type { FaqText } from '../sections.ts'

export const faq = (f: Facts): FaqText => {
  const mail = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  const consumerLaw = f.inMarket({
    ba: 'the Law on Consumer Protection in Bosnia and Herzegovina',
    cl: 'the Chilean Consumer Protection Act (Ley N.º 19.496)',
  })

  return {
    title: 'Frequently asked questions',
    description: 'Answers about ordering, payment, delivery, returns, warranty and your account at Dvaput.',
    lead: `Short answers about buying from us, from the first order to the warranty. If yours is not here, [write to us](/contact): we reply within ${f.messageReply}.`,
    entries: {
      'how-to-order': {
        question: 'How do I place an order?',
        answer: [
          {
            kind: 'steps',
            items: [
              'Find a product, read its description and [grade](/faq#what-grades-mean), and add it to your cart.',
              'Check quantities and prices in the cart. Products in our stock and imported products are ordered separately, one after the other.',
              'Enter your address and contact details, then choose delivery and payment.',
              'Confirm the order. We email you a confirmation with the order number.',
            ],
          },
          {
            kind: 'text',
            text: 'You do not need an account to buy. With one, your orders and addresses are in one place, you can keep a wishlist and [propose a lower price](/faq#price-offer).',
          },
        ],
      },
      'change-order': {
        question: 'Can I change or cancel my order?',
        answer: [
          {
            kind: 'text',
            text: `Yes, as long as it has not been dispatched. You cancel it yourself on [the page of your order](/orders), or without an account with [the link to your order](/orders/find); what you paid by card goes back by itself. To change something, contact us as soon as you can at ${mail} or on ${phone}, with your order number and what should change. Orders leave within ${f.dispatch} of payment confirmation, so calling is the safest way.`,
          },
          {
            kind: 'text',
            text: `Once the parcel is on its way we can no longer change it. You can then return it within ${f.returnWindow} of receiving it, under our [returns policy](/devoluciones).`,
          },
        ],
      },
      'price-offer': {
        question: 'How do I propose a lower price?',
        answer: [
          {
            kind: 'steps',
            items: [
              '[Log in](/faq#sign-in) to your account.',
              'On the product page, open the offer form and enter a whole amount below the current price. You can add a message.',
              'We answer by email, and the answer also appears under your offers in your account. We may accept, decline or suggest another price.',
              'If we accept, we hold the item for you until the deadline. In [your offers](/my-offers) one click puts it into the cart at the agreed price; your personal discount code is applied automatically.',
            ],
          },
          {
            kind: 'text',
            text: 'The code is for you and that product only. It works once, until the time shown with the offer. An offer does not oblige you to buy. While you wait for our answer the product is not reserved, and somebody else may buy it.',
          },
        ],
      },
      'order-status': {
        question: 'Where is my order?',
        answer: [
          {
            kind: 'list',
            items: [
              '**By email:** when the parcel leaves, we tell you who is carrying it and the tracking number.',
              '**On this site:** if you are logged in, your orders show their progress and payment.',
              '**Without an account:** [find the order](/orders/find) by its number and your email; we send you a link to it.',
            ],
          },
          {
            kind: 'text',
            text: `No email, or tracking that has not moved for a while? Check your spam folder, then write to ${mail} with your order number. We reply within ${f.messageReply}.`,
          },
        ],
      },
      'payment-methods': {
        question: 'How can I pay?',
        answer: [
          {
            kind: 'list',
            items: [
              '**Card:** Visa or Mastercard, when you order.',
              '**Cash on delivery:** when the parcel reaches you.',
              `${f.byTransfer}**Bank transfer:** to the account we send you with the order. We prepare the parcel once the money arrives.`,
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Imported products are paid for separately from those in our stock, at a checkout of their own.',
              cl: `Imported products are paid for separately from those in our stock, through ${f.importedPayments}.`,
            }),
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: 'If you [reserved](/faq#pickup) a product, you pay for it at the pickup point.',
                },
              ]
            : []),
        ],
      },
      'card-safety': {
        question: 'Is it safe to pay by card?',
        answer: [
          {
            kind: 'text',
            text: 'Yes. You enter your card details on a protected payment page, over an encrypted connection, and they go straight to the payment service. We neither see nor store the full card number or the security code.',
          },
          {
            kind: 'note',
            text: `We never ask for a card number, security code or password by email, message or phone. If somebody does so in our name, do not answer, and tell us at ${mail}. More on this: [security and privacy](/politica-de-privacidad).`,
          },
        ],
      },
      'company-invoice': {
        question: 'Can I get an invoice for my company?',
        answer: f.inMarket({
          ba: [
            {
              kind: 'text',
              text: 'Yes. Tick “Invoice to a company” at the checkout and enter:',
            },
            {
              kind: 'list',
              items: [
                'full company name and address',
                'company ID number (JIB)',
                'VAT number (PDV), if the company is registered for VAT',
              ],
            },
            {
              kind: 'text',
              text: `Forgot it? Send them with the order number to ${mail} before the parcel leaves: the invoice travels with the goods.`,
            },
          ],
          cl: [
            {
              kind: 'text',
              text: 'Yes: for companies we issue a factura with your RUT. Tick “Invoice to a company” at the checkout and enter:',
            },
            {
              kind: 'list',
              items: ['company name (razón social) and RUT', 'line of business (giro)', 'address and comuna'],
            },
            {
              kind: 'text',
              text: `Forgot it? Send them with the order number to ${mail} right after ordering. Without them the goods come with an ordinary receipt (boleta).`,
            },
          ],
        }),
      },
      'delivery-time': {
        question: 'How long does delivery take?',
        answer: [
          {
            kind: 'list',
            items: [
              `**Products in our stock:** ${f.deliveryInStockCity} in ${f.city} and ${f.deliveryInStockElsewhere} elsewhere in ${f.country}, counted from dispatch. We dispatch within ${f.dispatch} of payment confirmation and email you the tracking number then.`,
              `**Imported products:** ${f.deliveryImported} from payment confirmation to your door, anywhere in ${f.country}.`,
            ],
          },
          {
            kind: 'text',
            text: 'How we handle large parcels, remote places and delays is on the [shipping page](/envios).',
          },
        ],
      },
      'delivery-cost': {
        question: 'How much does delivery cost?',
        answer: [
          {
            kind: 'text',
            text: f.deliveryPrice
              ? `About ${f.deliveryPrice}, depending on weight, size and destination. The exact amount is calculated at checkout, and you see it before you confirm the order.`
              : 'It depends on weight, size and destination. The amount is calculated at checkout, and you see it before you confirm the order.',
          },
          {
            kind: 'text',
            text: `${f.freeDeliveryFrom ? `Standard delivery is free for orders from ${f.freeDeliveryFrom}. Otherwise it is free only when the product page or the cart says so.` : 'Delivery is free only when the product page or the cart says so.'} For larger quantities we agree the price with you. Details are on the [shipping page](/envios).`,
          },
        ],
      },
      pickup: {
        question: 'Can I pick up my order myself?',
        answer: [
          {
            kind: 'text',
            text: `Yes. Pickup address: **${f.pickupAddress}**. Wait for our message that everything is ready, and bring a valid ID and your order number.`,
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: `You can also reserve products in our stock: log in, add them to the cart and choose to reserve. We hold them for ${f.reservation}, over a weekend until Monday evening, and you pay at pickup, with a valid ID. If you do not come by then, they go back on sale.`,
                },
              ]
            : []),
        ],
      },
      'return-window': {
        question: 'How long do I have to return a product?',
        answer: [
          {
            kind: 'text',
            text: `You have ${f.returnWindow} from the day you receive it. Before sending anything, request the return on the page of your [order](/orders) or write to ${mail} with your order number, and we will tell you where and how.`,
          },
          {
            kind: 'list',
            items: [
              'Return it in the condition it arrived in, with all its parts and accessories.',
              'Save what you need, erase your data and log out of every account on the device.',
              `If the parcel arrived damaged, report it within ${f.complaintWindow} of receiving it, with photos.`,
            ],
          },
          {
            kind: 'text',
            text: `The whole procedure and the exceptions: [returns](/devoluciones). None of this takes away the rights you have under ${consumerLaw}.`,
          },
        ],
      },
      'refund-time': {
        question: 'When do I get my money back?',
        answer: [
          {
            kind: 'text',
            text: `${f.refundSentence} In that time we check the product, and we email you when the return is approved.`,
          },
          {
            kind: 'list',
            items: [
              '**Card:** the money goes back to the same card. When it shows on your statement also depends on your bank.',
              '**Cash on delivery:** we refund to a bank account in your name; we ask you for the details.',
              `${f.byTransfer}**Bank transfer:** we refund to the account the payment came from.`,
              ...f.inMarket({ ba: [], cl: [`**${f.importedPayments}:** the money goes back the same way you paid.`] }),
            ],
          },
        ],
      },
      'warranty-length': {
        question: 'How long is the warranty?',
        answer: [
          {
            kind: 'text',
            text: `${f.warrantySentence} It runs from the day you receive the product and covers faults that appear in normal use. It does not cover damage from drops, liquids or unauthorised repairs, the normal wear of the battery, or the signs of use already described by the [grade](/faq#what-grades-mean).`,
          },
          {
            kind: 'text',
            text: `If something fails, write to ${mail} with your order number, a description of the fault and, if you can, a photo or short video. We answer complaints within ${f.complaintAnswer}.`,
          },
          {
            kind: 'text',
            text: `The warranty comes on top of your rights under ${consumerLaw}; it does not replace them.`,
          },
        ],
      },
      'what-grades-mean': {
        question: 'What do grades A+, A, B, C and D mean?',
        answer: [
          {
            kind: 'text',
            text: 'The grade is about looks, not about function. Every used and refurbished device in our stock, whatever its grade, goes through the whole checklist for its kind, and the previous owner’s data is wiped for good. The result of each point, visible marks and replaced parts are on the product page.',
          },
          {
            kind: 'note',
            text: 'Where one listing stands for several units, its grade, marks and battery are the least you get with any of them. Where a picture shows the model rather than that very unit, it is marked as such.',
          },
        ],
      },
      'sign-in': {
        question: 'How do I log in?',
        answer: f.hasPasswordLogin
          ? [
              {
                kind: 'list',
                items: [
                  '**With a password:** enter your email address and password.',
                  `**With a link by email:** enter just your email address and we send you a login link. It is valid for ${f.signInLink} and works once.`,
                  '**With an existing account:** the login page also lets you continue with an account you already have on our shop platform.',
                ],
              },
              {
                kind: 'text',
                text: 'Forgotten your password? Ask for recovery on the login page and set a new one through the link we email you. If no email comes, check your spam folder or ask for another.',
              },
            ]
          : [
              {
                kind: 'text',
                text: 'You do not need a password. Choosing to log in opens the secure page of our shop platform: enter your email address, then the one-time code that is sent to it.',
              },
              {
                kind: 'text',
                text: 'If the code does not come, check your spam folder, make sure the address has no typing mistake and ask for a new code.',
              },
            ],
      },
      'delete-account': {
        question: 'How do I delete my account?',
        answer: [
          {
            kind: 'text',
            text: `Log in and open the [security page of your account](/account/security): deletion is at its end. You can also write to ${mail} from the address you log in with; we reply within ${f.messageReply}.`,
          },
          {
            kind: 'text',
            text: 'Your saved addresses, wishlist, offers and unused codes go with it. Invoices and order records are kept only as long as the law requires; the [privacy policy](/privacy-policy) explains how.',
          },
        ],
      },
    },
  }
}
