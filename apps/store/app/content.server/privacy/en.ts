import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const privacy = (f: Facts): PageText<'privacy'> => ({
  title: 'Privacy policy',
  description:
    'Which personal data Dvaput collects, why, who receives it, how long it is kept and what you can ask of us.',
  lead: 'We collect what we need to sell you a device, deliver it and stand behind it, and nothing to follow you around the web. This page says which data that is and what you can ask of us. How we protect your payments and your account is explained on the [security and privacy page](/politica-de-privacidad).',
  sections: {
    controller: {
      title: 'Who is responsible for your data',
      blocks: [
        {
          kind: 'text',
          text: 'The **Dvaput** online store decides why and how your personal data is used, and answers for it. In legal terms, it is the data controller. You can reach us here:',
        },
        {
          kind: 'list',
          items: [
            ...f.inMarket<string[]>({
              ba: [`Shop address: ${f.shopAddress}`],
              cl: [`Shop and pickup point in Chile: ${f.pickupAddress}`, `Registered office: ${f.shopAddress}`],
            }),
            `Email: [${f.email}](mailto:${f.email})`,
            `Phone: [${f.phone}](tel:${f.phone.replaceAll(' ', '')})`,
            f.serviceHours,
          ],
        },
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'We handle personal data under the Law on Personal Data Protection of Bosnia and Herzegovina.',
            cl: 'We handle the personal data of customers in Chile under Law No. 19.628 on the protection of personal data, as reformed by Law No. 21.719, and under Law No. 19.496 on consumer protection.',
          }),
        },
      ],
    },
    data: {
      title: 'What data we collect',
      blocks: [
        {
          kind: 'table',
          caption: 'Data we hold about you',
          head: ['Data', 'What it contains'],
          rows: [
            [
              'Account',
              `Name, email, phone if you add it, the date you opened the account, and which version of the terms you accepted and when${f.hasPasswordLogin ? '. If you use a password, we keep only a scrambled form of it that cannot be read back' : ''}`,
            ],
            ['Addresses', 'Name, company if you enter one, postal address and phone'],
            ['Orders', 'Products, prices, method and status of payment, delivery, returns and complaints'],
            ...(f.hasReservations
              ? [
                  [
                    'Reservations',
                    'Products and time of the reservation. The ID you show when you collect serves only to check that it is you',
                  ],
                ]
              : []),
            ['Price offers', 'Product, the amount you offer, your message and our answer'],
            ['Stock and price alerts', 'Your email, the product you want to hear about and the price you have in mind'],
            ['Messages', 'What you write or tell us, and the contact details you leave'],
            [
              'Technical logs',
              'IP address, time, page requested, type of browser and errors; these are kept only briefly',
            ],
          ],
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: '**We do not have your card number.** You enter it with the payment provider, and the provider keeps it. We learn only the amount, whether the payment went through and its reference.',
            cl: `**We do not have your card number.** You enter it with the payment provider, and the provider keeps it. For international orders that is ${f.importedPayments}. We learn only the amount, whether the payment went through and its reference.`,
          }),
        },
        {
          kind: 'text',
          text: 'We never need to know about your health, beliefs or other sensitive matters, so please leave them out of your messages. Before you send a device back, [erase your data from it](/devoluciones#condition).',
        },
      ],
    },
    sources: {
      title: 'Where the data comes from',
      blocks: [
        {
          kind: 'list',
          items: [
            '**From you**, when you open an account, order, make an offer or write to us.',
            '**From your browser**, which sends technical data with every page you open.',
            f.inMarket({
              ba: '**From the account you log in with**, if you choose to continue with an external account: it passes us your name and confirmed email.',
              cl: '**From the commerce platform where you log in**: it confirms your email and passes us your name, phone and saved addresses.',
            }),
            '**From those who carry out the order**: the payment provider tells us whether you have paid, the carrier where the parcel is, and the warehouse system the state of an imported product or an offer.',
            '**From whoever buys for you**, if someone orders to your address.',
          ],
        },
        {
          kind: 'text',
          text: 'We buy no data and collect none about you from social networks. Our sharing buttons are ordinary links: the network learns of your visit only if you use them.',
        },
      ],
    },
    purposes: {
      title: 'What we use it for',
      blocks: [
        {
          kind: 'list',
          items: [
            'to open your account and let you log in;',
            'to charge, pack and deliver your orders and to keep you updated on them;',
            f.hasReservations
              ? 'to answer your price offers and hold your reservations;'
              : 'to answer your price offers;',
            'to handle returns, warranty claims, complaints and refunds;',
            'to answer your questions;',
            'to issue invoices and keep the accounts the law requires;',
            'to find faults, prevent abuse and keep the shop secure.',
          ],
        },
        {
          kind: 'text',
          text: 'We do not build advertising profiles, sell data or sign you up for advertising emails.',
        },
        {
          kind: 'text',
          text: 'Some price offers are answered automatically, by a rule that looks at the product and the amount, not at who you are. If the answer seems wrong to you, write to us and a person will look at it.',
        },
      ],
    },
    'legal-basis': {
      title: 'What allows us to use it',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Our contract with you**: account, orders, payment, delivery${f.hasReservations ? ', offers and reservations' : ' and offers'}. Without this data we could not do what you asked.`,
            '**The law**: invoices, accounts, consumer rights, and requests that authorities make lawfully.',
            '**Our legitimate interest**: keeping the shop secure, preventing abuse and settling disputes. We weigh it against your rights, and you may object.',
            '**Your consent**: only where we ask you for it. You can withdraw it at any time; what was done before remains lawful.',
          ],
        },
        {
          kind: 'text',
          text: `These grounds are the ones laid down in ${f.inMarket({
            ba: 'the Law on Personal Data Protection of Bosnia and Herzegovina',
            cl: 'Law No. 19.628, as reformed by Law No. 21.719',
          })}. Only the fields marked as required in our forms are needed; you may leave the others empty.`,
        },
      ],
    },
    recipients: {
      title: 'Who receives it',
      blocks: [
        { kind: 'text', text: 'Several services help us, and each receives only what its part of the work needs.' },
        {
          kind: 'table',
          caption: 'Recipients of your data',
          head: ['Who', 'What and why'],
          rows: [
            [
              'Hosted commerce platform',
              'Account, addresses, cart and orders: it runs customer accounts, the catalogue and the checkout',
            ],
            ['Carrier', 'Name, address and phone; for cash on delivery, also the amount to collect'],
            [
              'Payment provider',
              f.inMarket({
                ba: `Amount, order reference and the card details you enter with it. ${f.byTransfer}If you pay by bank transfer, the banks see the payment`,
                cl: `Amount, order reference, the contact details needed for the payment and the card details you enter with it. For international orders that is ${f.importedPayments}. ${f.byTransfer}If you pay by bank transfer, the banks see the payment`,
              }),
            ],
            [
              'External warehouse system',
              'For imported products and others it keeps: the order with its delivery details, or your offer with its message',
            ],
            ['Email delivery service', 'Your email address and the text of the message we send you'],
            ['Authorities and courts', 'Only what the law obliges us to hand over'],
          ],
        },
      ],
    },
    transfers: {
      title: 'Data that leaves the country',
      blocks: [
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'Some of these services run on servers outside Bosnia and Herzegovina, and an order for an imported product travels to the warehouse system abroad. Your data may therefore be handled in other countries too.',
            cl: 'Our shop is based in Bosnia and Herzegovina, so your data is also handled outside Chile. In addition, some of these services run on servers in other countries, and an order for an imported product travels to the warehouse system abroad.',
          }),
        },
        {
          kind: 'text',
          text: `We send abroad only what the work requires, and only in ways permitted by ${f.inMarket({
            ba: 'the Law on Personal Data Protection',
            cl: 'Chilean law',
          })}: to countries that protect data adequately, under contracts that oblige the recipient to protect it, or because your order cannot be carried out otherwise. Ask us and we will tell you where your data is.`,
        },
      ],
    },
    retention: {
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'text',
          text: 'As long as the purpose lasts or the law requires. After that we delete the data or make it anonymous.',
        },
        {
          kind: 'table',
          caption: 'How long each kind of data is kept',
          head: ['Data', 'Until'],
          rows: [
            ['Account and addresses', 'You delete them or ask us to close the account'],
            ['Acceptance of the terms', 'The account is closed and no claim can arise from it any more'],
            ['Orders and invoices', 'The period set by tax and accounting law ends'],
            ['Returns, warranty, complaints', 'The matter is settled and the legal time for claims has passed'],
            [
              f.hasReservations ? 'Offers and reservations' : 'Offers',
              'They are closed and no longer needed; those that became a purchase are kept with the order',
            ],
            ['Stock and price alerts', `We have sent the alert or you unsubscribe, for at most ${f.stockAlertStorage}`],
            ['Messages', 'Your question is resolved, unless the message belongs to an order or complaint'],
            [
              'Technical logs',
              'A short time passes, enough to find faults and abuse; longer only while an incident is being looked into',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'If you close your account, we keep only what the law obliges us to keep, such as invoices, and use it for nothing else.',
        },
      ],
    },
    cookies: {
      title: 'Cookies and browser storage',
      blocks: [
        { kind: 'text', text: 'We use only what the shop needs in order to work and to remember your choices:' },
        {
          kind: 'table',
          caption: 'What your browser remembers',
          head: ['What', 'Why'],
          rows: [
            ['Language', 'To show you the shop in the language you chose'],
            ['Market', 'To show the prices, delivery and rules of your country'],
            ['Session', 'To keep you logged in until you log out or the session ends'],
            [
              'Cart',
              'To keep your products until you buy or remove them. While you are logged in we keep it with your account as well, so that it follows you to another device; logging out removes it from the browser',
            ],
            ['Order link', `To open the order whose link we emailed you, for ${f.orderLink}`],
            [
              'Checkout',
              'To show what you typed there to nobody but you, for a day, and your order when you come back, for 30 days',
            ],
            ['Theme', 'To keep your choice of light or dark display'],
          ],
        },
        {
          kind: 'text',
          text: 'Your browser may also hold your wishlist and, for a short time, the details of an international order you have begun; those disappear once you complete it or log out.',
        },
        {
          kind: 'note',
          text: '**No tracking by default.** There are no advertising or analytics cookies here. Should we ever want to measure visits in a way that needs your consent, we will ask first. You can delete cookies in your browser settings; you will then be logged out and may have to choose your language again.',
        },
      ],
    },
    security: {
      title: 'How we protect it',
      blocks: [
        {
          kind: 'list',
          items: [
            'the connection to the shop is encrypted;',
            f.hasPasswordLogin
              ? `passwords are not stored in readable form, and a login link sent by email works once and for ${f.signInLink};`
              : 'you log in without a password, on the commerce platform’s page; one you chose when you registered is not stored in readable form;',
            'the keys to your account on the commerce platform stay on our server and never reach the browser;',
            'only staff who need the data for their work can see it, with a second check when they log in and a record of what they change.',
          ],
        },
        {
          kind: 'text',
          text: 'No system is perfect. If a breach put your data at risk, we would inform you and the authorities as the law requires. More on the [security and privacy page](/politica-de-privacidad).',
        },
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Access**: learn what data we hold about you and get a copy; you can download it on the [security page of your account](/account/security).',
            '**Correction**: have wrong or incomplete data put right. You can change your profile and addresses yourself in your account.',
            '**Deletion**: have data erased that we no longer need; see [how to delete your account](/faq#delete-account).',
            '**Portability**: receive your data in a form that another service can read.',
            '**Objection**: ask us to stop a use that rests on our legitimate interest.',
          ],
        },
        {
          kind: 'steps',
          items: [
            `Write to [${f.email}](mailto:${f.email}), if you can from the email address of your account, and say what you would like. You can also use the [contact page](/contact).`,
            'If we are not sure it is you, we ask for one more confirmation, so that nobody else gets your data.',
            'We answer within the time the law sets. If we cannot do all of it, we tell you why.',
          ],
        },
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'If you are not satisfied with our answer, you can complain to the Personal Data Protection Agency in Bosnia and Herzegovina or go to court.',
            cl: 'If you are not satisfied with our answer, you can turn to SERNAC, to the Personal Data Protection Agency created by Law No. 21.719 (once it is operating) or to the courts.',
          }),
        },
      ],
    },
    children: {
      title: 'Children',
      blocks: [
        {
          kind: 'text',
          text: `You must be at least **${f.minimumAge}** old to open an account and buy here; by accepting the [terms](/terms-and-conditions#age) you confirm that you are. We do not knowingly collect data from anyone younger.`,
        },
        {
          kind: 'text',
          text: `If you are a parent or guardian and think a child has left us their data, write to [${f.email}](mailto:${f.email}) and we will delete it.`,
        },
      ],
    },
    changes: {
      title: 'Changes to this policy',
      blocks: [
        {
          kind: 'text',
          text: 'When we change the way we handle data, we change this page, and what you read here is what applies. If a change is important, such as a new purpose or a new kind of recipient, and you have an account, we tell you by email before it takes effect; where your consent is needed, we ask for it again.',
        },
        {
          kind: 'text',
          text: `Is anything unclear? Ask us at [${f.email}](mailto:${f.email}); we would rather explain than have you guess.`,
        },
      ],
    },
  },
})
