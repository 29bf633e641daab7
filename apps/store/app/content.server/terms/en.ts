import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const terms = (f: Facts): PageText<'terms'> => {
  const email = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  const consumerLaw = f.inMarket({
    ba: 'the Law on Consumer Protection in Bosnia and Herzegovina',
    cl: 'the Chilean Consumer Protection Act (Ley N.º 19.496)',
  })
  return {
    title: 'Terms and conditions',
    description: `How Dvaput sells used, refurbished and new electronics in ${f.country}: orders, payment, delivery, returns, warranty and complaints.`,
    lead: 'These are the rules we trade by, in plain words: what you can expect of us, and what we ask of you. Nothing on this page takes away a right that the law gives you as a consumer.',
    sections: {
      about: {
        title: 'Who we are',
        blocks: [
          {
            kind: 'text',
            text: `Dvaput is an online shop for used, refurbished and new computers and electronics. The name means ‘twice’ in Bosnian: we give good devices a second life. These terms apply to everything you ${f.hasReservations ? 'buy or reserve' : 'buy'} in our shop for ${f.country}, and to the price offers you make.`,
          },
          {
            kind: 'list',
            items: [
              ...f.inMarket({
                ba: [`**Shop and pickup point:** ${f.pickupAddress}`],
                cl: [
                  `**Shop and pickup point in Chile:** ${f.pickupAddress}`,
                  `**Registered office:** ${f.shopAddress}`,
                ],
              }),
              `**Email:** ${email}`,
              `**Phone:** ${phone}`,
            ],
          },
        ],
      },
      acceptance: {
        title: 'Accepting these terms',
        blocks: [
          {
            kind: 'text',
            text: 'You accept these terms when you place an order or open an account. When you register you confirm it by ticking a box, and we record which version you accepted and when.',
          },
          {
            kind: 'text',
            text: 'The terms in force on the day you order are the ones that count for that order. If we change them later, the change applies only to what you do afterwards.',
          },
        ],
      },
      age: {
        title: 'Age',
        blocks: [
          {
            kind: 'text',
            text: `You need to be at least ${f.minimumAge} old to open an account or place an order. By accepting these terms you confirm that you are. If you are younger, ask a parent or guardian to buy for you.`,
          },
        ],
      },
      account: {
        title: 'Your account',
        blocks: [
          {
            kind: 'text',
            text: `You can browse and buy without an account. You need one for the wishlist${f.hasReservations ? ', price offers and reservations' : ' and for price offers'}.`,
          },
          {
            kind: 'list',
            items: [
              'Give us your own, correct details and keep them up to date: we use them to deliver and to write to you.',
              f.hasPasswordLogin
                ? 'Keep your password and your login links to yourself, and do not share the account.'
                : 'You log in without a password, through your email. Keep your mailbox safe and do not pass on login links or codes.',
              `If you think someone else has been in your account, write to ${email} straight away.`,
              'You can ask us to close your account at any time. Orders in progress are completed first.',
            ],
          },
          {
            kind: 'text',
            text: 'We may suspend an account that is used for fraud or to harm other customers or the shop. We tell you why, and you can object. How we handle your data is set out in the [privacy policy](/privacy-policy); how we protect it, on the [security page](/politica-de-privacidad).',
          },
        ],
      },
      products: {
        title: 'What we sell',
        blocks: [
          {
            kind: 'table',
            caption: 'Condition of the products',
            head: ['Condition', 'What to expect'],
            rows: [
              ['New', 'Not used before.'],
              [
                'Refurbished',
                'Used before, then cleaned, tested against the whole checklist and repaired where needed. Replaced parts and visible marks are listed on the product page.',
              ],
              [
                'Used',
                'Tested against the whole checklist and in working order, unless the product page says otherwise. It shows signs of use as described there.',
              ],
            ],
          },
          {
            kind: 'text',
            text: `**Testing.** Every used and refurbished product in our stock goes through the whole [checklist for its kind](/faq#what-grades-mean). For a laptop: ${f.laptopPoints}. The result of each point is on the product page.`,
          },
          {
            kind: 'text',
            text: '**Grades and battery.** We grade looks as [A+, A, B, C or D](/faq#what-grades-mean). Where one listing stands for several units, its grade, marks and battery health are the least you get with any of them.',
          },
          {
            kind: 'text',
            text: 'The condition and the specifications on the product page are part of what we promise you. A picture marked as an illustration of the model does not show the very unit you will receive; the written description is what counts.',
          },
          {
            kind: 'text',
            text: 'We sell single units and small quantities, so stock changes quickly. Having a product in your cart does not hold it for you.',
          },
        ],
      },
      prices: {
        title: 'Prices',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Products in our stock are priced in convertible marks (KM). Imported (international) products are priced in Chilean pesos (CLP), and the currency is always shown beside the amount.',
              cl: 'Prices are in Chilean pesos (CLP), for products in our stock and for imported ones alike.',
            }),
          },
          {
            kind: 'text',
            text: 'Before you confirm an order you see the full amount: products, taxes and delivery. That is what you pay; we add nothing afterwards. If a price changes while the product is in your cart, we show you the new one before you pay.',
          },
          {
            kind: 'text',
            text: 'If we have published a price that is plainly a mistake, we contact you before dispatch. You decide whether to buy at the correct price or to cancel with a full refund. Your rights under the law stay as they are.',
          },
        ],
      },
      orders: {
        title: 'How an order is made',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Put the products you want in the cart and check the quantities.',
              'Enter your details and choose delivery and payment.',
              'Look through the whole order and the total, then confirm.',
              'We confirm the order by email. With that email the purchase is agreed.',
            ],
          },
          {
            kind: 'text',
            text: 'If it turns out that the last unit has just been sold, we let you know and refund everything you paid for it. We may also refuse an order when payment is not confirmed, or when there are solid signs that it is not genuine.',
          },
          {
            kind: 'text',
            text: `Need to change or cancel something? Write to ${email} before dispatch; [the FAQ explains how](/faq#change-order). After dispatch you can still [return the product](/devoluciones).`,
          },
        ],
      },
      payment: {
        title: 'Payment',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Card (Visa, Mastercard).** You pay when you order.',
              '**Cash on delivery.** You pay the courier when the parcel is handed to you.',
              `${f.byTransfer}**Bank transfer.** We send you the account details with the order, and dispatch once the payment has reached us.`,
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Imported products are ordered and paid for separately from those in our stock.',
              cl: `Imported products are paid for separately, through ${f.importedPayments}.`,
            }),
          },
          {
            kind: 'note',
            text: 'We do not store card details. [How we keep payments safe](/politica-de-privacidad).',
          },
        ],
      },
      delivery: {
        title: 'Delivery',
        blocks: [
          {
            kind: 'list',
            items: [
              `**Dispatch:** within ${f.dispatch} of payment being confirmed. With cash on delivery, the time runs from the confirmation of the order.`,
              `**Products in our stock:** ${f.deliveryInStockCity} in ${f.city} and ${f.deliveryInStockElsewhere} elsewhere in ${f.country}, counted from dispatch.`,
              `**Imported products:** ${f.deliveryImported} from payment confirmation to your door, anywhere in ${f.country}.`,
              '**Cost:** shown at checkout, before you pay.',
              `**Pickup:** free of charge; come once we have told you that the order is ready. Address: ${f.pickupAddress}.`,
            ],
          },
          {
            kind: 'text',
            text: 'If a parcel is late, we find out where it is and tell you. If it does not come within the time stated here, you can cancel and get back everything you paid, delivery included.',
          },
          {
            kind: 'text',
            text: 'The risk of loss or damage on the way is ours until the parcel is handed to you. Please look at it when it comes, and have the courier note any visible damage.',
          },
        ],
      },
      'reservations-and-offers': {
        title: 'Reservations and price offers',
        blocks: [
          {
            kind: 'text',
            text: f.hasReservations
              ? `**Reservations.** If you are logged in, you can reserve products in our stock. We hold them for ${f.reservation}, over a weekend until Monday evening. You pay for them at the shop (${f.pickupAddress}) and bring a valid ID. You can cancel a reservation; if you do not come in time, it ends by itself and costs you nothing.`
              : `**Reservations.** We do not offer reservations in ${f.country} yet. Price offers are available.`,
          },
          {
            kind: 'text',
            text: '**Price offers.** If you are logged in, you can offer us less than the current price, in whole units of the currency shown. The shop then does one of three things:',
          },
          {
            kind: 'list',
            items: [
              '**Approves it.** The price is yours until the time shown, and we hold the product for you until then. You receive a discount code.',
              '**Counters it** with another amount. You can accept, name a new amount or decline.',
              '**Rejects it.** You can still buy at the published price.',
            ],
          },
          {
            kind: 'note',
            text: 'A code is personal, can be used once and expires. It is valid only for the product and quantity agreed, and cannot be passed on or combined with others. An approved offer does not oblige you to buy. You can withdraw an offer while it is open; if the last unit is sold meanwhile, the offer ends and we let you know.',
          },
        ],
      },
      international: {
        title: 'International products',
        blocks: [
          {
            kind: 'text',
            text: 'International products are imported: they are not in our own stock, but come to you from a partner warehouse abroad.',
          },
          {
            kind: 'list',
            items: [
              '**Customs duty and tax on import are not in the price.** We add none in the cart or at checkout; if customs charge them, the recipient pays them when the parcel arrives.',
              '**They have a checkout of their own.** If your cart holds products in our stock as well as imported ones, you order one group after the other.',
              `**Delivery of imported products** takes ${f.deliveryImported}, from payment confirmation to your door. The method and its cost are shown before you pay; if the date matters to you, ask us before you order.`,
              '**Returns, warranty and complaints** work as for everything else we sell: you deal with us, not with the warehouse.',
            ],
          },
          {
            kind: 'note',
            text: 'The international catalogue is still in testing. For now it opens only to invited email addresses and to those who have an access code.',
          },
        ],
      },
      returns: {
        title: 'Returns and refunds',
        blocks: [
          {
            kind: 'text',
            text: `You can return a product within ${f.returnWindow} of receiving it, without giving a reason. Tell us, then send it back complete and in the condition in which it reached you; switching it on and trying it out is fine.`,
          },
          {
            kind: 'text',
            text: `${f.refundSentence} You get it by the same method you paid with. If you paid in cash, we send the money to your bank account.`,
          },
          {
            kind: 'text',
            text: `The steps, the costs and the few exceptions are on the [returns page](/devoluciones). Where ${consumerLaw} gives you more, the law prevails.`,
          },
        ],
      },
      warranty: {
        title: 'Warranty',
        blocks: [
          {
            kind: 'text',
            text: `${f.warrantySentence} It runs from the day you receive the product; its own term is on the product page and on your invoice. In short: [our answer on warranty](/faq#warranty-length).`,
          },
          {
            kind: 'list',
            items: [
              '**Covered:** faults that you did not cause and that were not described when you bought.',
              '**Not covered:** drops, liquid, wrong voltage, tampering, and the normal wear of batteries and other parts that wear out.',
              '**What we do:** we repair the product, replace it or give you your money back. Postage for a justified claim is on us.',
            ],
          },
          {
            kind: 'note',
            text: `**Your statutory rights prevail.** Our warranty comes on top of the rights you have for faulty goods under ${consumerLaw}; it neither shortens nor replaces them.`,
          },
        ],
      },
      complaints: {
        title: 'Complaints',
        blocks: [
          {
            kind: 'steps',
            items: [
              `If something arrives damaged, incomplete or not as ordered, tell us within ${f.complaintWindow} of receiving it.`,
              `Write to ${email} with the order number, a short description and photographs, or call ${phone}.`,
              `We answer within ${f.complaintAnswer}, with a solution or, if we do not accept the complaint, with a clear reason.`,
            ],
          },
          { kind: 'text', text: `${f.serviceHours}.` },
          {
            kind: 'text',
            text: 'We ask for an early report because it helps us to settle the matter with the courier. A fault that shows up later is a matter for the warranty, and a late report does not cost you your statutory rights.',
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'If we cannot agree, you can turn to the market inspectorate or to the Institution of the Ombudsman for Consumer Protection in Bosnia and Herzegovina.',
              cl: 'If we cannot agree, you can take your complaint to SERNAC, the Chilean consumer service.',
            }),
          },
        ],
      },
      liability: {
        title: 'Liability',
        blocks: [
          {
            kind: 'text',
            text: 'We answer for the products we sell, for the accuracy of what we say about them, and for harm we cause by not doing what we promised.',
          },
          {
            kind: 'list',
            items: [
              'Save your data before you send us a device: in a repair or a return it may be lost, and we cannot recover it.',
              'We are not responsible for damage that comes from using a product against the maker’s instructions.',
              'We are not responsible for a delay that nobody could prevent, such as a natural disaster or a border closure. We tell you, and you may cancel.',
            ],
          },
          {
            kind: 'text',
            text: 'None of this limits liability that the law does not let us limit, such as for injury, for defective products, or for wilful misconduct and gross negligence.',
          },
        ],
      },
      property: {
        title: 'Content and trademarks',
        blocks: [
          {
            kind: 'text',
            text: 'The name Dvaput, the design of the shop, our texts and our photographs belong to us. You are welcome to share links and to save or print pages for yourself; for any other use, ask us first.',
          },
          {
            kind: 'text',
            text: 'The makers’ names and trademarks belong to their owners. We name them to say what a product is; it does not mean that the maker sells through us or stands behind our shop.',
          },
        ],
      },
      law: {
        title: 'Applicable law and disputes',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Purchases in this shop are governed by the law of Bosnia and Herzegovina, above all the Law on Consumer Protection in Bosnia and Herzegovina and the Law on Personal Data Protection.',
              cl: 'Purchases in this shop are governed by Chilean law, above all the Consumer Protection Act (Ley N.º 19.496) and the Personal Data Act (Ley N.º 19.628, as reformed by Ley N.º 21.719).',
            }),
          },
          {
            kind: 'text',
            text: `Write to us first: most things can be settled by talking. If they cannot, the court that is competent under the law decides, and ${f.inMarket(
              {
                ba: 'as a consumer you keep the right to bring your case where the law allows it.',
                cl: 'as a consumer you can always go to SERNAC or to that court yourself.',
              },
            )}`,
          },
          {
            kind: 'text',
            text: 'If one of these terms proves invalid, the others stand. These terms exist in several languages; where the versions differ, we apply the one that is better for you.',
          },
        ],
      },
    },
  }
}
