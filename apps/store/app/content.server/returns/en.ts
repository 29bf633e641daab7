import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const returns = (f: Facts): PageText<'returns'> => ({
  title: 'Returns and refunds',
  description: `How to return a product to Dvaput within ${f.returnWindow} of receipt, when you get your money back and what to do if it is faulty.`,
  lead: `If a device does not suit you, you have **${f.returnWindow}** from receipt to return it. If it arrives damaged or turns out to be faulty, other rules apply, and they are [on your side](/devoluciones#faulty).`,
  sections: {
    window: {
      title: 'How long you have',
      blocks: [
        {
          kind: 'text',
          text: `You can return a product within **${f.returnWindow}** of receiving it, and you do not have to give a reason. Time runs from the day the parcel reaches you or you collect it from the pickup point; if your products arrive separately, it runs separately for each. It is enough to tell us within that time and then send the product without delay.`,
        },
        {
          kind: 'text',
          text: 'This holds for used, refurbished and new products, from our own stock or imported, whether you paid the full price, a sale price or a price agreed through an offer.',
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: 'You also have the right to withdraw from a distance purchase under the Law on Consumer Protection in Bosnia and Herzegovina. Where the law gives you more time than we do, the law applies.',
            cl: 'You also have the right of withdrawal (derecho a retracto) for distance purchases under Chile’s Law No. 19.496. Where the law gives you more than we do, the law applies.',
          }),
        },
      ],
    },
    condition: {
      title: 'What condition it should be in',
      blocks: [
        {
          kind: 'text',
          text: 'Open it, switch it on and try it, just as you would in a shop: screen, keyboard, battery, ports. When you send it back, please make sure that:',
        },
        {
          kind: 'list',
          items: [
            '**everything is there**: charger, cables, accessories, manuals and the box the product came in;',
            '**there is no new damage** beyond the signs of use given in the product description;',
            '**the serial number is legible** and nobody has opened or altered the device;',
            '**no accounts or locks remain**: Apple, Google or Microsoft account, “Find my device”, screen lock and BIOS password;',
            '**your data is gone**: copy what you need, then reset the device to factory settings.',
          ],
        },
        {
          kind: 'note',
          text: 'We compare the device with its description and photographs. If it has lost value because it was used for more than trying it out, we may deduct that loss as far as the law allows. We tell you the reason and the amount before we refund you.',
        },
      ],
    },
    'how-to': {
      title: 'How to return a product',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**Request the return** on the page of your [order](/orders); without an account, [find it here](/orders/find). Or write to [${f.email}](mailto:${f.email}) with your order number and the product. Say whether you would like a refund or an exchange.`,
            '**Wait for our confirmation.** We reply with instructions, so that we know whose parcel it is when it arrives.',
            '**Pack it well.** Switch the device off, protect the screen and corners, and put a copy of our message or your order number inside.',
            `**Send it by post or bring it in.** The address is the same for both: ${f.pickupAddress}. If you post it, choose a tracked service and keep the receipt.`,
            '**We check the device** and email you the result. Once the return is approved, the refund begins.',
          ],
        },
        {
          kind: 'note',
          text: 'Imported products come back to the same address. Please do not send them to the warehouse abroad, and do not send parcels at our expense unless we have agreed it with you.',
        },
      ],
    },
    refund: {
      title: 'Getting your money back',
      blocks: [
        {
          kind: 'text',
          text: `${f.refundSentence} We email you when we approve it. If the law sets a shorter deadline, we keep to the shorter one.`,
        },
        {
          kind: 'table',
          caption: 'Where the refund goes',
          head: ['You paid by', 'We refund to'],
          rows: [
            ['Card (Visa, Mastercard)', 'The same card'],
            [
              f.hasReservations ? 'Cash on delivery or cash at the pickup point' : 'Cash on delivery',
              'A bank account in your name; we ask you for the details',
            ],
            [`${f.byTransfer}Bank transfer`, 'The account the payment came from'],
            ...f.inMarket<string[][]>({
              ba: [],
              cl: [
                [
                  `${f.importedPayments} (imported products)`,
                  `The payment method you used, through ${f.importedPayments}`,
                ],
              ],
            }),
          ],
        },
        {
          kind: 'text',
          text: 'You get back what you actually paid for the product. Duty and tax that you paid to customs are refunded by customs, by their own rules. Your bank may need some more time to show the money in your account, and we cannot speed that up.',
        },
      ],
    },
    exchange: {
      title: 'Exchanges',
      blocks: [
        {
          kind: 'text',
          text: 'Many of our devices are one of a kind, so we can offer an exchange only if we have the same model in the same condition in stock. If we have one, we set it aside for you and send it once we have checked the returned one.',
        },
        {
          kind: 'text',
          text: 'If there is no second one, or you would like a different model, return the product for a refund and place a new order. There is no need to wait for one to do the other.',
        },
      ],
    },
    faulty: {
      title: 'Damaged, wrong or faulty product',
      blocks: [
        {
          kind: 'text',
          text: `**Damaged on the way, incomplete or wrong product:** tell us within **${f.complaintWindow}** of receipt and send photographs of the box and the device. Keep the packaging. We answer your complaint within **${f.complaintAnswer}**.`,
        },
        {
          kind: 'text',
          text: '**Faults that show up later** are covered by the warranty. How long it lasts and what it includes are set out in the [terms, under warranty](/terms-and-conditions#warranty), and briefly in the [frequently asked questions](/faq#warranty-length). Depending on the fault and on what the law gives you, the device is repaired, replaced or refunded.',
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: 'Your rights under the Law on Consumer Protection in Bosnia and Herzegovina come before anything on this page. Reporting damage early helps us settle it with the carrier; if you report it later, you do not lose the rights the law gives you.',
            cl: 'Your rights under Chile’s Law No. 19.496 on consumer protection come before anything on this page. Reporting damage early helps us settle it with the carrier; if you report it later, you do not lose the rights the law gives you.',
          }),
        },
      ],
    },
    'not-returnable': {
      title: 'What cannot be returned',
      blocks: [
        { kind: 'text', text: 'If you simply change your mind, we cannot take back:' },
        {
          kind: 'list',
          items: [
            'in-ear headphones and similar products whose hygiene seal has been opened;',
            'software and licences whose code has been revealed or activated;',
            'computers we configured especially to your wishes, with parts you chose;',
            'devices locked to an account, until you remove the lock;',
            'devices that have been altered, or damaged after you received them.',
          ],
        },
        {
          kind: 'text',
          text: 'None of this applies if the product was faulty or not as described: in that case see [damaged, wrong or faulty product](/devoluciones#faulty).',
        },
      ],
    },
    costs: {
      title: 'Who pays for the return',
      blocks: [
        {
          kind: 'table',
          caption: 'Cost of sending the product back',
          head: ['Reason', 'Who pays'],
          rows: [
            ['You changed your mind and post it', 'You pay the postage'],
            ['You bring it to the pickup point', 'It is free of charge'],
            [
              'It is faulty, arrived damaged or is not what you ordered',
              'We do; write to us before you send it so that we can arrange it',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'We charge nothing for handling a return. We refund the original delivery charge when the fault or mistake was ours, and otherwise whenever the law requires it.',
        },
      ],
    },
    contact: {
      title: 'Questions about a return',
      blocks: [
        {
          kind: 'list',
          items: [
            `Email: [${f.email}](mailto:${f.email})`,
            `Phone: [${f.phone}](tel:${f.phone.replaceAll(' ', '')})`,
            f.serviceHours,
            `Returns by post and in person: ${f.pickupAddress}`,
          ],
        },
        {
          kind: 'text',
          text: `We answer messages within ${f.messageReply}. With your order number to hand, it goes faster. You can also use the [contact page](/contact).`,
        },
      ],
    },
  },
})
