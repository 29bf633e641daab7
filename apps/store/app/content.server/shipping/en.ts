import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const shipping = (f: Facts): PageText<'shipping'> => {
  const mail = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`

  return {
    title: 'Shipping and pickup',
    description: `Delivery in ${f.country}: times, costs, parcel tracking, pickup, and what to do if goods arrive damaged.`,
    lead: 'When your parcel leaves, how long it travels, what it costs and what we do when something goes wrong. Short answers are also in the [FAQ](/faq#delivery-time).',
    sections: {
      'delivery-times': {
        title: 'Delivery times',
        blocks: [
          {
            kind: 'table',
            caption: 'Products in our stock: usual time from dispatch to delivery',
            head: ['Where', 'Time'],
            rows: [
              [f.city, f.deliveryInStockCity],
              [`Elsewhere in ${f.country}`, f.deliveryInStockElsewhere],
            ],
          },
          {
            kind: 'text',
            text: `**Imported products:** ${f.deliveryImported} from payment confirmation to your door, anywhere in ${f.country}.`,
          },
          {
            kind: 'text',
            text: 'For products in our stock we count from the day we hand the parcel over for delivery. Saturdays, Sundays and public holidays are not business days.',
          },
        ],
      },
      carrier: {
        title: 'Carrier',
        blocks: [
          {
            kind: 'text',
            text: '**The carrier is named when the parcel leaves.** Until then it is to be defined: it depends on the size of the parcel and on where it is going. We email you its name together with the tracking number.',
          },
        ],
      },
      costs: {
        title: 'Delivery costs',
        blocks: [
          {
            kind: 'text',
            text: f.deliveryPrice
              ? `Delivery costs about **${f.deliveryPrice}**. The final amount is calculated at checkout, and you see it before you confirm the order.`
              : 'The delivery cost is calculated at checkout, and you see it before you confirm the order.',
          },
          { kind: 'text', text: 'The cost depends on the weight and size of the parcel and on where it is going.' },
        ],
      },
      'free-shipping': {
        title: 'Free shipping',
        blocks: [
          {
            kind: 'text',
            text: f.freeDeliveryFrom
              ? `Standard delivery is free for orders from **${f.freeDeliveryFrom}**. Otherwise shipping is free only when the product page or the cart says so.`
              : 'Shipping is free only when the product page or the cart says so. There is no order total from which it is always free.',
          },
        ],
      },
      'bulk-orders': {
        title: 'Bulk orders',
        blocks: [
          {
            kind: 'text',
            text: `Fitting out an office, a school or a server room? For larger quantities we agree the time, method and cost of delivery with you. Send to ${mail}:`,
          },
          {
            kind: 'list',
            items: ['which products you need and how many', 'the delivery address', 'when you need the goods'],
          },
        ],
      },
      processing: {
        title: 'Preparing and dispatching',
        blocks: [
          {
            kind: 'text',
            text: `Your parcel leaves within **${f.dispatch}** of payment confirmation. Before that we check the goods once more and pack them to survive the journey.`,
          },
          {
            kind: 'list',
            items: [
              '**Card (Visa, Mastercard):** we count from the moment the payment is approved.',
              `${f.byTransfer}**Bank transfer:** we count from the moment the money reaches our account.`,
              '**Cash on delivery:** you pay on receipt, so we count from our confirmation of the order.',
            ],
          },
          {
            kind: 'text',
            text: 'Orders placed at a weekend or on a public holiday are processed on the next business day.',
          },
        ],
      },
      tracking: {
        title: 'Tracking',
        blocks: [
          {
            kind: 'list',
            items: [
              '**By email:** when the parcel leaves, you get the carrier’s name and the tracking number.',
              '**On this site:** log in and open your orders; each one shows how far it has come.',
            ],
          },
          {
            kind: 'text',
            text: 'A tracking number sometimes starts working only once the carrier has scanned the parcel. If you cannot find our email, look in your spam folder too.',
          },
        ],
      },
      delays: {
        title: 'Delays',
        blocks: [
          {
            kind: 'text',
            text: 'Weather, holidays, a closed road or an incomplete address can slow delivery down. When we learn that a parcel is late, we tell you the new expected date.',
          },
          {
            kind: 'list',
            items: [
              'Give us an exact address and a phone number you answer: carriers usually call before they deliver.',
              `If the time has passed and nobody has been in touch, write to ${mail} with your order number and we will trace the parcel.`,
              'If the parcel does not come within the time stated here, you can cancel and get back everything you paid, delivery included.',
            ],
          },
        ],
      },
      pickup: {
        title: 'Pickup',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: `You can collect your order at our shop in Sarajevo: **${f.pickupAddress}**. You then pay nothing for delivery.`,
              cl: `You can collect your order at our pickup point in Santiago: **${f.pickupAddress}**. You then pay nothing for delivery.`,
            }),
          },
          {
            kind: 'steps',
            items: [
              'Choose pickup when you order, or write to us that you would like to collect.',
              'Wait for the email saying that your order is ready.',
              'Bring your order number and a valid ID (identity card or passport).',
              'Check the goods with us before you leave.',
            ],
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: `You can also just reserve products in our stock from the cart: we hold them for ${f.reservation}, over a weekend until Monday evening, and you pay when you collect, with a valid ID.`,
                },
              ]
            : []),
        ],
      },
      'damaged-goods': {
        title: 'Damaged goods',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Check the parcel as soon as it arrives. If the box is visibly damaged, ask the courier to record it.',
              'Photograph the box, the packaging and the damage, and throw nothing away.',
              `Send the photos and your order number to ${mail} within **${f.complaintWindow}** of receiving the parcel.`,
              `We answer within **${f.complaintAnswer}**. Depending on the damage, we propose a repair, a replacement or a refund.`,
            ],
          },
          {
            kind: 'note',
            text: 'This time limit is for damage done in transit. A fault that shows later falls under the warranty: see [returns and complaints](/devoluciones).',
          },
        ],
      },
      'special-conditions': {
        title: 'Special conditions',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Large and heavy goods** (servers, workstations, big monitors): we agree a time and access with you before dispatch. Tell us which floor you are on and whether there is a lift. Such an order may come in several parcels.',
              f.inMarket({
                ba: '**Remote places:** mountain villages and places the carrier does not pass through every day can take longer. Sometimes it is easier to collect the parcel in the nearest larger town.',
                cl: '**Remote places:** islands, the far south and places the carrier does not pass through every day can take longer. Sometimes it is easier to collect the parcel at the carrier’s office.',
              }),
              '**Batteries:** carriers require special packing for lithium batteries and devices that contain them, and sometimes take them by road only. We do not ship a cracked or swollen battery; should one reach you, do not use it and tell us at once.',
              '**Imported products:** they are ordered and travel separately from those in our stock, so you may receive two parcels. Customs duty and tax on import are not in the price: if customs charge them, you pay them when the parcel arrives. You see the shipping cost before you pay, and we keep you updated by email.',
            ],
          },
        ],
      },
      contact: {
        title: 'Questions about delivery',
        blocks: [
          {
            kind: 'list',
            items: [`Email: ${mail}`, `Phone: ${phone}`, f.serviceHours],
          },
          {
            kind: 'text',
            text: `Please give your order number so that we find it at once. We reply to messages within ${f.messageReply}. You can also reach us through the [contact page](/contact).`,
          },
        ],
      },
    },
  }
}
