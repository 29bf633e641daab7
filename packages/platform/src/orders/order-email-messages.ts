import type { Language } from '@dvaput/domain/text/language'
import type { PaymentLabel } from '../hosted-pages/payment-label.ts'

type EmailMessages = { readonly subject: (name: string, shop: string) => string; readonly heading: string }
type Introductions = Record<PaymentLabel, string>

type OrderEmailMessages = {
  readonly free: string
  readonly created: EmailMessages &
    Introductions & {
      readonly pickup: Introductions
      readonly deliverTo: string
      readonly paidBy: string
      readonly invoiceTo: string
    }
  readonly paid: EmailMessages & { readonly text: string; readonly textSent: string; readonly textPickup: string }
  readonly fulfilled: EmailMessages & { readonly text: string }
  /** Instead of `fulfilled` where the buyer comes for the products. */
  readonly ready: EmailMessages & { readonly text: string; readonly place: string }
  readonly cancelled: EmailMessages & { readonly text: string; readonly overdue: string }
  readonly refunded: EmailMessages & { readonly text: string }
}

export const orderEmailMessages: Readonly<Record<Language, OrderEmailMessages>> = {
  bcs: {
    free: 'besplatno',
    created: {
      subject: (name, shop) => `Narudžba ${name} je primljena – ${shop}`,
      heading: 'Hvala na narudžbi!',
      'cash-on-delivery': 'Primili smo vašu narudžbu. Plaćate kada vam paket stigne.',
      'bank-transfer': 'Primili smo vašu narudžbu. Šaljemo je čim uplata stigne na naš račun.',
      card: 'Primili smo vašu narudžbu i uplatu. Javljamo se kada pošiljka krene.',
      free: 'Primili smo vašu narudžbu. Javljamo se kada pošiljka krene.',
      pickup: {
        'cash-on-delivery': 'Primili smo vašu narudžbu. Javljamo se kada robu možete preuzeti; plaćate u prodavnici.',
        'bank-transfer': 'Primili smo vašu narudžbu. Kada uplata stigne, javljamo se da robu možete preuzeti.',
        card: 'Primili smo vašu narudžbu i uplatu. Javljamo se kada robu možete preuzeti.',
        free: 'Primili smo vašu narudžbu. Javljamo se kada robu možete preuzeti.',
      },
      deliverTo: 'Dostava na',
      paidBy: 'Plaćanje',
      invoiceTo: 'Račun na',
    },
    paid: {
      subject: (name, shop) => `Uplata za narudžbu ${name} je primljena – ${shop}`,
      heading: 'Uplata je stigla',
      text: 'Primili smo vašu uplatu. Javljamo se kada pošiljka krene.',
      textSent: 'Primili smo vašu uplatu. Hvala.',
      textPickup: 'Primili smo vašu uplatu. Javljamo se kada robu možete preuzeti.',
    },
    fulfilled: {
      subject: (name, shop) => `Narudžba ${name} je na putu – ${shop}`,
      heading: 'Pošiljka je krenula',
      text: 'Predali smo vašu pošiljku dostavi.',
    },
    ready: {
      subject: (name, shop) => `Narudžba ${name} vas čeka – ${shop}`,
      heading: 'Roba vas čeka u prodavnici',
      text: 'Vašu narudžbu možete preuzeti u prodavnici. Ponesite broj narudžbe i važeći lični dokument.',
      place: 'Preuzimanje',
    },
    cancelled: {
      subject: (name, shop) => `Narudžba ${name} je otkazana – ${shop}`,
      heading: 'Narudžba je otkazana',
      text: 'Vaša narudžba je otkazana. Ako ste već platili, novac vraćamo istim putem.',
      overdue: 'Uplata nije stigla u roku, pa je narudžba otkazana. Ako ste ipak uplatili, javite nam se.',
    },
    refunded: {
      subject: (name, shop) => `Povrat novca za narudžbu ${name} – ${shop}`,
      heading: 'Vraćamo vam novac',
      text: 'Pokrenuli smo povrat novca istim putem kojim je plaćeno.',
    },
  },
  en: {
    free: 'free',
    created: {
      subject: (name, shop) => `Order ${name} received – ${shop}`,
      heading: 'Thank you for your order!',
      'cash-on-delivery': 'We have received your order. You pay when you receive it.',
      'bank-transfer': 'We have received your order. We will ship it as soon as your payment arrives.',
      card: 'We have received your order and your payment. We will email you when the parcel ships.',
      free: 'We have received your order. We will email you when the parcel ships.',
      pickup: {
        'cash-on-delivery':
          'We have received your order. We will email you when it is ready to pick up; you pay at the shop.',
        'bank-transfer':
          'We have received your order. Once your payment arrives, we will email you when it is ready to pick up.',
        card: 'We have received your order and your payment. We will email you when it is ready to pick up.',
        free: 'We have received your order. We will email you when it is ready to pick up.',
      },
      deliverTo: 'Delivery to',
      paidBy: 'Payment',
      invoiceTo: 'Invoice to',
    },
    paid: {
      subject: (name, shop) => `Payment for order ${name} received – ${shop}`,
      heading: 'Your payment has arrived',
      text: 'We have received your payment. We will email you when the parcel ships.',
      textSent: 'We have received your payment. Thank you.',
      textPickup: 'We have received your payment. We will email you when your order is ready to pick up.',
    },
    fulfilled: {
      subject: (name, shop) => `Order ${name} is on its way – ${shop}`,
      heading: 'Your parcel is on its way',
      text: 'We have handed your parcel to the carrier.',
    },
    ready: {
      subject: (name, shop) => `Order ${name} is ready for pickup – ${shop}`,
      heading: 'Your order is ready',
      text: 'You can pick up your order at the shop. Please bring the order number and a valid ID.',
      place: 'Pickup',
    },
    cancelled: {
      subject: (name, shop) => `Order ${name} has been cancelled – ${shop}`,
      heading: 'Your order has been cancelled',
      text: 'Your order has been cancelled. If you have already paid, we will refund you the same way you paid.',
      overdue:
        'The payment did not arrive in time, so the order has been cancelled. If you did pay, please let us know.',
    },
    refunded: {
      subject: (name, shop) => `Refund for order ${name} – ${shop}`,
      heading: 'We are refunding you',
      text: 'We have started your refund, the same way you paid.',
    },
  },
  es: {
    free: 'gratis',
    created: {
      subject: (name, shop) => `Pedido ${name} recibido – ${shop}`,
      heading: '¡Gracias por tu pedido!',
      'cash-on-delivery': 'Recibimos tu pedido. Pagas al recibirlo.',
      'bank-transfer': 'Recibimos tu pedido. Lo enviamos en cuanto el pago llegue a nuestra cuenta.',
      card: 'Recibimos tu pedido y tu pago. Te escribimos cuando salga el envío.',
      free: 'Recibimos tu pedido. Te escribimos cuando salga el envío.',
      pickup: {
        'cash-on-delivery': 'Recibimos tu pedido. Te escribimos cuando puedas retirarlo; pagas en la tienda.',
        'bank-transfer': 'Recibimos tu pedido. Cuando llegue el pago, te avisamos que puedes retirarlo.',
        card: 'Recibimos tu pedido y tu pago. Te escribimos cuando puedas retirarlo.',
        free: 'Recibimos tu pedido. Te escribimos cuando puedas retirarlo.',
      },
      deliverTo: 'Entrega en',
      paidBy: 'Pago',
      invoiceTo: 'Factura a',
    },
    paid: {
      subject: (name, shop) => `Pago del pedido ${name} recibido – ${shop}`,
      heading: 'Llegó tu pago',
      text: 'Recibimos tu pago. Te escribimos cuando salga el envío.',
      textSent: 'Recibimos tu pago. Gracias.',
      textPickup: 'Recibimos tu pago. Te escribimos cuando puedas retirar los productos.',
    },
    fulfilled: {
      subject: (name, shop) => `El pedido ${name} va en camino – ${shop}`,
      heading: 'Tu envío va en camino',
      text: 'Entregamos tu envío al transportista.',
    },
    ready: {
      subject: (name, shop) => `El pedido ${name} está listo para retiro – ${shop}`,
      heading: 'Tu pedido está listo',
      text: 'Puedes retirar tu pedido en la tienda. Trae el número de pedido y un documento de identidad vigente.',
      place: 'Retiro',
    },
    cancelled: {
      subject: (name, shop) => `Pedido ${name} cancelado – ${shop}`,
      heading: 'Tu pedido fue cancelado',
      text: 'Tu pedido fue cancelado. Si ya pagaste, el dinero vuelve por la misma vía.',
      overdue: 'El pago no llegó a tiempo, así que el pedido fue cancelado. Si pagaste, escríbenos.',
    },
    refunded: {
      subject: (name, shop) => `Reembolso del pedido ${name} – ${shop}`,
      heading: 'Te devolvemos el dinero',
      text: 'Iniciamos el reembolso por la misma vía con la que pagaste.',
    },
  },
}
