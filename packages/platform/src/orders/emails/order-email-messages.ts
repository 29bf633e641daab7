import type { Language } from '@dvaput/domain/text/language'
import type { PaymentLabel } from '../../hosted-pages/payment-label.ts'

type EmailMessages = { readonly subject: (name: string, shop: string) => string; readonly heading: string }
type Introductions = Record<PaymentLabel, string>

type OrderEmailMessages = {
  readonly free: string
  readonly created: EmailMessages &
    Introductions & {
      readonly pickup: Introductions
      readonly number: string
      readonly deliverTo: string
      readonly paidBy: string
      readonly invoiceTo: string
    }
  readonly paid: EmailMessages & { readonly text: string; readonly textSent: string; readonly textPickup: string }
  readonly fulfilled: EmailMessages & { readonly text: string }
  /** The tracking was added or corrected after the parcel had left. */
  readonly tracked: EmailMessages & { readonly text: string }
  readonly delivered: EmailMessages & { readonly text: string }
  /** Instead of `created` where a reservation was paid and handed over at the counter. */
  readonly counter: EmailMessages & { readonly text: string }
  /** Instead of `fulfilled` where the buyer comes for the products. */
  readonly ready: EmailMessages & { readonly text: string }
  readonly cancelled: EmailMessages & {
    readonly text: string
    readonly byBuyer: string
    /** Null where one of several products is gone, and nobody knows here which. */
    readonly unavailable: (title: string | null) => string
    readonly overdue: string
    /** What becomes of the money: none was taken, the gateway returns it, or a person will. */
    readonly nothingPaid: string
    readonly returned: (amount: string) => string
    readonly owed: (amount: string) => string
  }
  /** `byHand`: cash and transfers, after somebody has moved the money. */
  readonly refunded: EmailMessages & { readonly text: string; readonly byHand: string }
  readonly 'charged-back': EmailMessages & { readonly text: string }
  readonly 'charged-back-sent': EmailMessages & { readonly text: string }
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
      number: 'Broj narudžbe',
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
    tracked: {
      subject: (name, shop) => `Praćenje pošiljke za narudžbu ${name} – ${shop}`,
      heading: 'Podaci za praćenje pošiljke',
      text: 'Ovako sada pratite svoju pošiljku.',
    },
    delivered: {
      subject: (name, shop) => `Narudžba ${name} je uručena – ${shop}`,
      heading: 'Narudžba je uručena',
      text: 'Vaša narudžba je uručena.',
    },
    counter: {
      subject: (name, shop) => `Kupovina ${name} u prodavnici – ${shop}`,
      heading: 'Hvala na kupovini!',
      text: 'Preuzeli ste i platili rezervisanu robu u našoj prodavnici. Ovo je potvrda za vas.',
    },
    ready: {
      subject: (name, shop) => `Narudžba ${name} vas čeka – ${shop}`,
      heading: 'Roba vas čeka u prodavnici',
      text: 'Vašu narudžbu možete preuzeti u prodavnici. Ponesite broj narudžbe i važeći lični dokument.',
    },
    cancelled: {
      subject: (name, shop) => `Narudžba ${name} je otkazana – ${shop}`,
      heading: 'Narudžba je otkazana',
      text: 'Vaša narudžba je otkazana.',
      unavailable: (title) =>
        `Žao nam je: ${title ?? 'dio naručenog'} više ne možemo isporučiti, pa smo morali otkazati narudžbu.`,
      byBuyer: 'Otkazali ste narudžbu i potvrđujemo da je otkazana.',
      nothingPaid: 'Ništa nije naplaćeno.',
      returned: (amount) =>
        `Iznos od ${amount} vraćamo na karticu kojom ste platili. Zavisno od banke, na računu je za nekoliko dana.`,
      owed: (amount) =>
        `Platili ste ${amount}. Iznos vam vraća naš zaposlenik i o tome dobijate poruku čim ga pošalje. Za povrat na račun javite nam broj računa.`,
      overdue: 'Uplata nije stigla u roku, pa je narudžba otkazana. Ako ste ipak uplatili, javite nam se.',
    },
    refunded: {
      subject: (name, shop) => `Povrat novca za narudžbu ${name} – ${shop}`,
      heading: 'Vraćamo vam novac',
      text: 'Pokrenuli smo povrat novca na karticu kojom ste platili.',
      byHand: 'Poslali smo vam novac nazad. Ako je išao na račun, banci treba dan-dva.',
    },
    'charged-back': {
      subject: (name, shop) => `Banka je povukla uplatu za narudžbu ${name} – ${shop}`,
      heading: 'Uplata je povučena',
      text: 'Vaša banka je povukla uplatu za ovu narudžbu, pa je narudžba otkazana i neće biti poslana. Ako to niste htjeli, javite nam se.',
    },
    'charged-back-sent': {
      subject: (name, shop) => `Banka je povukla uplatu za narudžbu ${name} – ${shop}`,
      heading: 'Uplata je povučena',
      text: 'Vaša banka je povukla uplatu za ovu narudžbu, a roba je već poslana ili preuzeta. Molimo vas da nam se javite; kontakt je na dnu ove poruke.',
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
      number: 'Order number',
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
    tracked: {
      subject: (name, shop) => `Tracking for order ${name} – ${shop}`,
      heading: 'How to track your parcel',
      text: 'This is how to track your parcel from now on.',
    },
    delivered: {
      subject: (name, shop) => `Order ${name} has been delivered – ${shop}`,
      heading: 'Your order has been delivered',
      text: 'Your order has been delivered.',
    },
    counter: {
      subject: (name, shop) => `Your purchase ${name} at the shop – ${shop}`,
      heading: 'Thank you for your purchase!',
      text: 'You have collected and paid for your reserved products at our shop. This is your confirmation.',
    },
    ready: {
      subject: (name, shop) => `Order ${name} is ready for pickup – ${shop}`,
      heading: 'Your order is ready',
      text: 'You can pick up your order at the shop. Please bring the order number and a valid ID.',
    },
    cancelled: {
      subject: (name, shop) => `Order ${name} has been cancelled – ${shop}`,
      heading: 'Your order has been cancelled',
      text: 'Your order has been cancelled.',
      unavailable: (title) =>
        `We are sorry: we can no longer deliver ${title ?? 'part of what you ordered'}, so we had to cancel your order.`,
      byBuyer: 'You cancelled your order, and we confirm that it is cancelled.',
      nothingPaid: 'Nothing was charged.',
      returned: (amount) =>
        `We are returning ${amount} to the card you paid with. Depending on your bank it takes a few days to show.`,
      owed: (amount) =>
        `You paid ${amount}. One of us will return it, and you will get an email as soon as it is sent. For a transfer, please send us your account number.`,
      overdue:
        'The payment did not arrive in time, so the order has been cancelled. If you did pay, please let us know.',
    },
    refunded: {
      subject: (name, shop) => `Refund for order ${name} – ${shop}`,
      heading: 'We are refunding you',
      text: 'We have started your refund to the card you paid with.',
      byHand: 'We have sent your money back. A bank transfer takes a day or two to arrive.',
    },
    'charged-back': {
      subject: (name, shop) => `The payment of order ${name} was charged back – ${shop}`,
      heading: 'The payment was charged back',
      text: 'Your bank has charged the payment of this order back, so the order is cancelled and will not be shipped. If you did not ask for this, please contact us.',
    },
    'charged-back-sent': {
      subject: (name, shop) => `The payment of order ${name} was charged back – ${shop}`,
      heading: 'The payment was charged back',
      text: 'Your bank has charged the payment of this order back, and the products have already been sent or picked up. Please contact us; our contact details are below.',
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
      number: 'Número de pedido',
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
    tracked: {
      subject: (name, shop) => `Seguimiento del pedido ${name} – ${shop}`,
      heading: 'Así sigues tu envío',
      text: 'Con estos datos puedes seguir tu envío de ahora en adelante.',
    },
    delivered: {
      subject: (name, shop) => `El pedido ${name} fue entregado – ${shop}`,
      heading: 'Tu pedido fue entregado',
      text: 'Tu pedido fue entregado.',
    },
    counter: {
      subject: (name, shop) => `Tu compra ${name} en la tienda – ${shop}`,
      heading: '¡Gracias por tu compra!',
      text: 'Retiraste y pagaste en nuestra tienda los productos que habías reservado. Este es tu comprobante.',
    },
    ready: {
      subject: (name, shop) => `El pedido ${name} está listo para retiro – ${shop}`,
      heading: 'Tu pedido está listo',
      text: 'Puedes retirar tu pedido en la tienda. Trae el número de pedido y un documento de identidad vigente.',
    },
    cancelled: {
      subject: (name, shop) => `Pedido ${name} anulado – ${shop}`,
      heading: 'Tu pedido fue anulado',
      text: 'Tu pedido fue anulado.',
      unavailable: (title) =>
        `Lo sentimos: ya no podemos entregarte ${title ?? 'parte de lo que pediste'}, así que tuvimos que anular el pedido.`,
      byBuyer: 'Anulaste tu pedido y te confirmamos que quedó anulado.',
      nothingPaid: 'No se cobró nada.',
      returned: (amount) =>
        `Te devolvemos ${amount} a la tarjeta con la que pagaste. Según tu banco, tarda unos días en aparecer.`,
      owed: (amount) =>
        `Pagaste ${amount}. Te lo devuelve una persona de nuestro equipo y te escribimos en cuanto lo envíe. Para una transferencia, indícanos tu número de cuenta.`,
      overdue: 'El pago no llegó a tiempo, así que el pedido fue anulado. Si pagaste, escríbenos.',
    },
    refunded: {
      subject: (name, shop) => `Reembolso del pedido ${name} – ${shop}`,
      heading: 'Te devolvemos el dinero',
      text: 'Iniciamos el reembolso a la tarjeta con la que pagaste.',
      byHand: 'Te enviamos el dinero de vuelta. Una transferencia tarda uno o dos días en llegar.',
    },
    'charged-back': {
      subject: (name, shop) => `Se revirtió el pago del pedido ${name} – ${shop}`,
      heading: 'El pago fue revertido',
      text: 'Tu banco revirtió el pago de este pedido, así que lo anulamos y no lo enviaremos. Si no lo pediste, contáctanos.',
    },
    'charged-back-sent': {
      subject: (name, shop) => `Se revirtió el pago del pedido ${name} – ${shop}`,
      heading: 'El pago fue revertido',
      text: 'Tu banco revirtió el pago de este pedido y los productos ya fueron enviados o retirados. Contáctanos, por favor; nuestros datos están al final de este correo.',
    },
  },
}
