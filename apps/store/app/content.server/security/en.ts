import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const security = (f: Facts): PageText<'security'> => {
  const email = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  return {
    title: 'Security and privacy',
    description:
      'How Dvaput keeps your payments, your connection, your account and your personal data safe, and how to report a vulnerability.',
    lead: 'Here is what we do so that you can shop without worry, and what you can do yourself. Which data we hold, why and for how long is set out in the [privacy policy](/privacy-policy).',
    sections: {
      payments: {
        title: 'Payments',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Card (Visa, Mastercard).** Your card number goes to the payment provider. All we see is whether the payment went through and for what amount.',
              '**Cash on delivery.** You pay when the parcel is handed to you, and need not enter any payment details online.',
              `${f.byTransfer}**Bank transfer.** Use only the account details you receive with your order. If a message gives you other details, call us before you pay.`,
              ...f.inMarket({
                ba: [],
                cl: [
                  `**International orders** are paid on ${f.importedPayments}’s own page; what you enter there stays with ${f.importedPayments}.`,
                ],
              }),
            ],
          },
          {
            kind: 'note',
            text: '**We do not store card data.** No card number, expiry date or security code is kept with us.',
          },
          {
            kind: 'text',
            text: 'Prices, stock and the total are worked out on our server. We treat an order as paid only once the payment provider or the bank has confirmed it to us.',
          },
        ],
      },
      connection: {
        title: 'Connection',
        blocks: [
          {
            kind: 'text',
            text: 'The whole shop runs over an encrypted connection (HTTPS), not just the checkout, so nobody along the way can read or change what you send. Other sites cannot show our pages inside their own.',
          },
          {
            kind: 'text',
            text: 'Before you enter your details, look at the address bar: it should begin with https and show our address. If your browser warns you about the certificate, stop and let us know.',
          },
        ],
      },
      account: {
        title: 'Your account',
        blocks: [
          {
            kind: 'list',
            items: [
              f.hasPasswordLogin
                ? `**Login link.** You can log in without a password, with a link we send to your email. It is valid for ${f.signInLink} and works once; a newer link cancels the older one.`
                : `**Logging in without a password.** You log in through your email. The link or code you receive is valid for ${f.signInLink} and works once.`,
              f.hasPasswordLogin
                ? '**Password.** We store it only as a hash, a one-way imprint from which it cannot be read. We cannot see it either.'
                : '**Password.** If you chose one when you registered, we store it only as a hash, a one-way imprint from which it cannot be read.',
              '**Guessing.** Repeated failed attempts to log in are slowed down more and more, so guessing does not pay.',
              '**Session.** The keys to your account stay on our server. Logging out ends the session there too, not only in your browser.',
            ],
          },
          {
            kind: 'text',
            text: f.hasPasswordLogin
              ? 'Your part: a long password that you use nowhere else, a well-guarded mailbox, and logging out on a shared computer.'
              : 'Your part: a well-guarded mailbox, links and codes that you keep to yourself, and logging out on a shared computer.',
          },
        ],
      },
      'personal-data': {
        title: 'Personal data',
        blocks: [
          {
            kind: 'list',
            items: [
              'We ask only for what we need to sell, deliver, answer you and meet our legal duties.',
              'Only staff who need your data for their work can reach it. They log in with a second factor, and what they do is recorded.',
              'We do not sell your data. Those who take part in your order, such as the courier and the payment provider, receive only what they need for it.',
              'If an incident puts your data at risk, we tell you and the competent authority, as the law requires.',
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: `We follow the Law on Personal Data Protection of Bosnia and Herzegovina. To see, correct or delete your data, write to ${email}. You can also complain to the Personal Data Protection Agency in Bosnia and Herzegovina.`,
              cl: `We follow the Chilean Personal Data Act (Ley N.º 19.628, as reformed by Ley N.º 21.719). To see, correct or delete your data, write to ${email}. You also keep the right to go to the competent authority.`,
            }),
          },
          {
            kind: 'text',
            text: 'The full details, with your rights and how long we keep things, are in the [privacy policy](/privacy-policy).',
          },
        ],
      },
      cookies: {
        title: 'Cookies',
        blocks: [
          {
            kind: 'text',
            text: 'We use **no tracking cookies** and no advertising ones. Your browser keeps only what the shop needs in order to work:',
          },
          {
            kind: 'table',
            caption: 'What your browser keeps',
            head: ['What', 'What for'],
            rows: [
              ['Language', 'To show you the shop in the language you chose.'],
              ['Market', 'To show the right products, prices and terms for your country.'],
              [
                'Session',
                'To keep you logged in, and to remember access to the international catalogue while it is in testing.',
              ],
              ['Theme', 'To keep your choice of light or dark display.'],
              ['Order link', 'To open the order whose link we emailed you.'],
              ['Checkout', 'To show what you typed there to nobody but you, and your order when you come back.'],
              ['Cart', 'To keep the products you picked, and a checkout you have begun, until you finish.'],
            ],
          },
          {
            kind: 'text',
            text: 'You can delete all of it in your browser settings at any time. You will then be logged out, and the cart will be empty.',
          },
        ],
      },
      fraud: {
        title: 'How to spot fraud',
        blocks: [
          {
            kind: 'list',
            items: [
              'We never ask for your password, card number, security code or login link by email, by phone or in a message.',
              'We do not rush you into paying, and never ask you to pay into a private account.',
              'A discount code from a price offer is yours alone and works only in your account. Do not buy such a code from anyone.',
              'If an order looks unusual, we may ask you to confirm it before dispatch. That protects you too.',
            ],
          },
          {
            kind: 'note',
            text: `Got a strange message in our name? Do not open its links. Forward it to ${email} or call ${phone}. If you have already entered your card details somewhere, call your bank first.`,
          },
        ],
      },
      report: {
        title: 'Report a vulnerability',
        blocks: [
          {
            kind: 'text',
            text: 'If you have found a security vulnerability in our shop, please tell us before anyone else. We are grateful for every honest report.',
          },
          {
            kind: 'steps',
            items: [
              `Write to ${email} with the subject ‘Security’.`,
              'Describe where it is, how to reproduce it and what could be done with it.',
              'Give us time to fix it before you publish anything.',
            ],
          },
          {
            kind: 'text',
            text: `We reply within ${f.messageReply} and tell you when it is fixed. While testing, use your own account, do not open, change or copy other people’s data, and do nothing that disrupts the shop for others.`,
          },
        ],
      },
      contact: {
        title: 'Contact',
        blocks: [
          { kind: 'text', text: 'For anything about security or your data:' },
          {
            kind: 'list',
            items: [
              `**Email:** ${email}`,
              `**Phone:** ${phone}`,
              f.serviceHours,
              `**Reply:** within ${f.messageReply}`,
            ],
          },
          {
            kind: 'text',
            text: 'You can also use the [contact page](/contact). See also the [privacy policy](/privacy-policy) and the [terms and conditions](/terms-and-conditions).',
          },
        ],
      },
    },
  }
}
