import type { Language } from '@dvaput/domain/text/language'

type Intro = { readonly subject: (number: string) => string; readonly heading: string; readonly intro: string }

/**
 * `apology`: paid, and the warehouse has it no longer. `cancelled`: the warehouse took the order and called it off.
 * `cancelled-unpaid`: by the buyer, while the payment was pending. `surplus`: a second payment of one order. `late`: a
 * payment of an order that was closed unpaid, that its buyer had replaced, or that is cancelled. `rejected`: a pending payment
 * came to nothing. Refunded and charged back by the provider, before or after the parcel left.
 */
export const importedOrderMailKinds = [
  ...(['confirmed', 'apology', 'cancelled', 'cancelled-by-buyer', 'cancelled-unpaid', 'shipped', 'delivered'] as const),
  ...(['surplus', 'late', 'late-replaced', 'late-cancelled'] as const),
  ...(['rejected', 'refunded', 'refunded-sent', 'charged-back', 'charged-back-sent'] as const),
] as const

export type ImportedOrderMailKind = (typeof importedOrderMailKinds)[number]

type Texts = Readonly<Record<ImportedOrderMailKind, Intro>> & {
  readonly asksForAddress: string
  /** Products that the warehouse has no longer. */
  readonly gone: string
  readonly order: string
  readonly shipping: string
  readonly weight: string
  readonly rate: string
  readonly total: string
  readonly address: string
  readonly returned: string
  readonly open: string
  readonly tracking: string
  readonly follow: string
  readonly cart: string
  readonly sources: Readonly<Record<'live' | 'shop' | 'fallback', string>>
}

export const importedOrderTexts: Readonly<Record<Language, Texts>> = {
  bcs: {
    confirmed: {
      subject: (number) => `Vaša narudžba ${number} je plaćena`,
      heading: 'Hvala na kupovini',
      intro:
        'Primili smo vašu uplatu. Skladište priprema vaše proizvode iz uvoza, a stanje možete pratiti na stranici narudžbe.',
    },
    apology: {
      subject: (number) => `Vraćamo vam novac za narudžbu ${number}`,
      heading: 'Žao nam je',
      intro:
        'Vaša uplata je stigla, ali skladište u međuvremenu više nema ono što ste naručili. Cijeli iznos vraćamo sami, na isti način na koji ste platili; ne morate ništa raditi.',
    },
    cancelled: {
      subject: (number) => `Narudžba ${number} je otkazana, vraćamo vam novac`,
      heading: 'Žao nam je',
      intro:
        'Skladište je otkazalo vašu narudžbu prije slanja. Cijeli iznos vraćamo sami, na isti način na koji ste platili; ne morate ništa raditi.',
    },
    'cancelled-by-buyer': {
      subject: (number) => `Narudžba ${number} je otkazana`,
      heading: 'Narudžba je otkazana',
      intro:
        'Otkazali ste narudžbu i potvrđujemo da je otkazana. Cijeli iznos vraćamo na isti način na koji ste platili; zavisno od banke, to traje nekoliko dana.',
    },
    'cancelled-unpaid': {
      subject: (number) => `Narudžba ${number} je otkazana`,
      heading: 'Narudžba je otkazana',
      intro:
        'Otkazali ste narudžbu prije nego što je plaćena i potvrđujemo da je otkazana. Molimo vas da je više ne plaćate; ako uplata ipak stigne, vraćamo je sami.',
    },
    shipped: {
      subject: (number) => `Narudžba ${number} je na putu`,
      heading: 'Pošiljka je krenula',
      intro: 'Vaši proizvodi su napustili skladište i putuju prema vama.',
    },
    delivered: {
      subject: (number) => `Narudžba ${number} je isporučena`,
      heading: 'Pošiljka je stigla',
      intro:
        'Prema podacima dostave, vaša pošiljka je isporučena. Ako nije kod vas ili nešto nije u redu, javite nam se.',
    },
    surplus: {
      subject: (number) => `Vraćamo vam dvostruku uplatu za narudžbu ${number}`,
      heading: 'Platili ste dva puta',
      intro:
        'Za ovu narudžbu stigla nam je još jedna uplata. Vraćamo je sami, na isti način na koji ste platili; vaša narudžba ostaje nepromijenjena.',
    },
    late: {
      subject: (number) => `Vraćamo vam uplatu za narudžbu ${number}`,
      heading: 'Ova narudžba više nije važila',
      intro:
        'Stigla nam je uplata za narudžbu koju smo već zatvorili jer do tada nije bila plaćena. Cijeli iznos vraćamo sami, na isti način na koji ste platili; ne morate ništa raditi.',
    },
    'late-replaced': {
      subject: (number) => `Vraćamo vam uplatu za narudžbu ${number}`,
      heading: 'Ovu narudžbu ste zamijenili drugom',
      intro:
        'Stigla nam je uplata za narudžbu koju ste u međuvremenu zamijenili drugom. Cijeli iznos vraćamo sami, na isti način na koji ste platili; ne morate ništa raditi. Druga narudžba ostaje nepromijenjena.',
    },
    'late-cancelled': {
      subject: (number) => `Vraćamo vam uplatu za narudžbu ${number}`,
      heading: 'Ova narudžba je otkazana',
      intro:
        'Nakon što je narudžba otkazana, stigla nam je uplata za nju. Cijeli iznos vraćamo sami, na isti način na koji ste platili; narudžba ostaje otkazana i ne morate ništa raditi.',
    },
    rejected: {
      subject: (number) => `Uplata za narudžbu ${number} nije prošla`,
      heading: 'Uplata nije prošla',
      intro:
        'Uplata na koju smo čekali je odbijena ili joj je isteklo vrijeme, pa narudžba više ne važi. Proizvod možete naručiti ponovo, ako ga još ima.',
    },
    refunded: {
      subject: (number) => `Uplata za narudžbu ${number} je vraćena`,
      heading: 'Uplata je vraćena',
      intro:
        'Uplata za ovu narudžbu vraćena je na isti način na koji ste platili. Narudžba je zato otkazana i neće biti poslana.',
    },
    'refunded-sent': {
      subject: (number) => `Uplata za narudžbu ${number} je vraćena`,
      heading: 'Uplata je vraćena',
      intro: 'Uplata za ovu narudžbu vraćena je na isti način na koji ste platili.',
    },
    'charged-back': {
      subject: (number) => `Banka je povukla uplatu za narudžbu ${number}`,
      heading: 'Uplata je povučena',
      intro:
        'Vaša banka ili {provider} su povukli uplatu za ovu narudžbu, pa je narudžba otkazana i neće biti poslana. Ako to niste htjeli, javite nam se.',
    },
    'charged-back-sent': {
      subject: (number) => `Banka je povukla uplatu za narudžbu ${number}`,
      heading: 'Uplata je povučena',
      intro:
        'Vaša banka ili {provider} su povukli uplatu za ovu narudžbu, a paket je već na putu. Molimo vas da nam se javite; kontakt je na dnu ove poruke.',
    },
    asksForAddress:
      'Primili smo vašu uplatu. Niste upisali adresu za dostavu: otvorite narudžbu i upišite je. Skladištu javljamo čim je imamo, a proizvode do tada čuvamo za vas.',
    gone: 'Nema više',
    order: 'Narudžba',
    shipping: 'Dostava',
    weight: 'Težina pošiljke',
    rate: 'Kurs',
    total: 'Ukupno',
    address: 'Adresa za dostavu',
    returned: 'Vraćamo',
    open: 'Otvori narudžbu',
    tracking: 'Broj pošiljke',
    follow: 'Prati pošiljku',
    cart: 'Otvori korpu',
    sources: { live: 'kurs skladišta', shop: 'naš kurs', fallback: 'rezervni kurs' },
  },
  en: {
    confirmed: {
      subject: (number) => `Your order ${number} is paid`,
      heading: 'Thank you for your order',
      intro:
        'We have received your payment. The warehouse is preparing your international products; you can track them on the order page.',
    },
    apology: {
      subject: (number) => `We are refunding your order ${number}`,
      heading: 'We are sorry',
      intro:
        'Your payment arrived, but the warehouse has since run out of what you ordered. We are refunding the full amount the same way you paid; you do not need to do anything.',
    },
    cancelled: {
      subject: (number) => `Your order ${number} was cancelled, we are refunding it`,
      heading: 'We are sorry',
      intro:
        'The warehouse cancelled your order before it was shipped. We are refunding the full amount the same way you paid; you do not need to do anything.',
    },
    'cancelled-by-buyer': {
      subject: (number) => `Your order ${number} is cancelled`,
      heading: 'Your order is cancelled',
      intro:
        'You cancelled your order, and we confirm that it is cancelled. We are refunding the full amount the same way you paid; depending on your bank it takes a few days.',
    },
    'cancelled-unpaid': {
      subject: (number) => `Your order ${number} is cancelled`,
      heading: 'Your order is cancelled',
      intro:
        'You cancelled your order before it was paid, and we confirm that it is cancelled. Please do not pay for it any more; should a payment still arrive, we refund it by ourselves.',
    },
    shipped: {
      subject: (number) => `Your order ${number} is on its way`,
      heading: 'Your parcel is on its way',
      intro: 'Your products have left the warehouse and are travelling to you.',
    },
    delivered: {
      subject: (number) => `Your order ${number} has been delivered`,
      heading: 'Your parcel has arrived',
      intro:
        'According to the carrier, your parcel has been delivered. If you do not have it or something is wrong, please let us know.',
    },
    surplus: {
      subject: (number) => `We are refunding your second payment for order ${number}`,
      heading: 'You paid twice',
      intro:
        'We received a second payment for this order. We are refunding it the same way you paid; your order stays as it is.',
    },
    late: {
      subject: (number) => `We are refunding your payment for order ${number}`,
      heading: 'This order was no longer open',
      intro:
        'We received a payment for an order that we had already closed because it was not paid by then. We are refunding the full amount the same way you paid; you do not need to do anything.',
    },
    'late-replaced': {
      subject: (number) => `We are refunding your payment for order ${number}`,
      heading: 'You had replaced this order',
      intro:
        'We received a payment for an order that you had replaced with another one. We are refunding the full amount the same way you paid; you do not need to do anything. The other order stays as it is.',
    },
    'late-cancelled': {
      subject: (number) => `We are refunding your payment for order ${number}`,
      heading: 'This order is cancelled',
      intro:
        'After the order was cancelled, we received a payment for it. We are refunding the full amount the same way you paid; the order stays cancelled and you do not need to do anything.',
    },
    rejected: {
      subject: (number) => `The payment of order ${number} did not go through`,
      heading: 'The payment did not go through',
      intro:
        'The payment we were waiting for was rejected or ran out of time, so the order is closed. You can order the product again while it is available.',
    },
    refunded: {
      subject: (number) => `The payment of order ${number} was refunded`,
      heading: 'Your payment was refunded',
      intro:
        'The payment of this order was refunded the same way you paid. The order is therefore cancelled and will not be shipped.',
    },
    'refunded-sent': {
      subject: (number) => `The payment of order ${number} was refunded`,
      heading: 'Your payment was refunded',
      intro: 'The payment of this order was refunded the same way you paid.',
    },
    'charged-back': {
      subject: (number) => `The payment of order ${number} was charged back`,
      heading: 'The payment was charged back',
      intro:
        'Your bank or {provider} has charged the payment of this order back, so the order is cancelled and will not be shipped. If you did not ask for this, please contact us.',
    },
    'charged-back-sent': {
      subject: (number) => `The payment of order ${number} was charged back`,
      heading: 'The payment was charged back',
      intro:
        'Your bank or {provider} has charged the payment of this order back, and the parcel is already on its way. Please contact us; our contact details are below.',
    },
    asksForAddress:
      'We have received your payment. You left the delivery address blank: open the order and enter it. We tell the warehouse as soon as we have it, and keep the products for you until then.',
    gone: 'No longer available',
    order: 'Order',
    shipping: 'Shipping',
    weight: 'Parcel weight',
    rate: 'Exchange rate',
    total: 'Total',
    address: 'Delivery address',
    returned: 'Refunded',
    open: 'Open the order',
    tracking: 'Tracking number',
    follow: 'Track the parcel',
    cart: 'Open the cart',
    sources: { live: 'warehouse rate', shop: 'our rate', fallback: 'fallback rate' },
  },
  es: {
    confirmed: {
      subject: (number) => `Tu pedido ${number} está pagado`,
      heading: 'Gracias por tu compra',
      intro:
        'Recibimos tu pago. La bodega prepara tus productos internacionales; puedes seguirlos en la página del pedido.',
    },
    apology: {
      subject: (number) => `Te devolvemos el dinero del pedido ${number}`,
      heading: 'Lo sentimos',
      intro:
        'Tu pago llegó, pero mientras tanto la bodega se quedó sin lo que pediste. Te devolvemos el monto completo por el mismo medio de pago; no tienes que hacer nada.',
    },
    cancelled: {
      subject: (number) => `Tu pedido ${number} fue anulado y te devolvemos el dinero`,
      heading: 'Lo sentimos',
      intro:
        'La bodega anuló tu pedido antes de enviarlo. Te devolvemos el monto completo por el mismo medio de pago; no tienes que hacer nada.',
    },
    'cancelled-by-buyer': {
      subject: (number) => `Tu pedido ${number} quedó anulado`,
      heading: 'Tu pedido quedó anulado',
      intro:
        'Anulaste tu pedido y te confirmamos que quedó anulado. Te devolvemos el monto completo por el mismo medio de pago; según tu banco, tarda unos días.',
    },
    'cancelled-unpaid': {
      subject: (number) => `Tu pedido ${number} quedó anulado`,
      heading: 'Tu pedido quedó anulado',
      intro:
        'Anulaste tu pedido antes de que estuviera pagado y te confirmamos que quedó anulado. Por favor, ya no lo pagues; si de todos modos llega un pago, te lo devolvemos.',
    },
    shipped: {
      subject: (number) => `Tu pedido ${number} va en camino`,
      heading: 'Tu envío va en camino',
      intro: 'Tus productos salieron de la bodega y van hacia ti.',
    },
    delivered: {
      subject: (number) => `Tu pedido ${number} fue entregado`,
      heading: 'Tu envío llegó',
      intro: 'Según el transportista, tu envío fue entregado. Si no lo tienes o algo no está bien, escríbenos.',
    },
    surplus: {
      subject: (number) => `Te devolvemos el segundo pago del pedido ${number}`,
      heading: 'Pagaste dos veces',
      intro:
        'Recibimos un segundo pago de este pedido. Te lo devolvemos por el mismo medio de pago; tu pedido sigue igual.',
    },
    late: {
      subject: (number) => `Te devolvemos el pago del pedido ${number}`,
      heading: 'Este pedido ya no estaba vigente',
      intro:
        'Recibimos un pago de un pedido que ya habíamos cerrado porque hasta entonces no estaba pagado. Te devolvemos el monto completo por el mismo medio de pago; no tienes que hacer nada.',
    },
    'late-replaced': {
      subject: (number) => `Te devolvemos el pago del pedido ${number}`,
      heading: 'Ya habías reemplazado este pedido',
      intro:
        'Recibimos un pago de un pedido que ya habías reemplazado por otro. Te devolvemos el monto completo por el mismo medio de pago; no tienes que hacer nada. El otro pedido sigue igual.',
    },
    'late-cancelled': {
      subject: (number) => `Te devolvemos el pago del pedido ${number}`,
      heading: 'Este pedido está anulado',
      intro:
        'Después de anularse el pedido recibimos un pago por él. Te devolvemos el monto completo por el mismo medio de pago; el pedido sigue anulado y no tienes que hacer nada.',
    },
    rejected: {
      subject: (number) => `El pago del pedido ${number} no se concretó`,
      heading: 'El pago no se concretó',
      intro:
        'El pago que esperábamos fue rechazado o su plazo terminó, así que cerramos el pedido. Puedes volver a pedir el producto mientras esté disponible.',
    },
    refunded: {
      subject: (number) => `El pago del pedido ${number} fue devuelto`,
      heading: 'Tu pago fue devuelto',
      intro:
        'El pago de este pedido fue devuelto por el mismo medio de pago. Por eso anulamos el pedido y no lo enviaremos.',
    },
    'refunded-sent': {
      subject: (number) => `El pago del pedido ${number} fue devuelto`,
      heading: 'Tu pago fue devuelto',
      intro: 'El pago de este pedido fue devuelto por el mismo medio de pago.',
    },
    'charged-back': {
      subject: (number) => `Se revirtió el pago del pedido ${number}`,
      heading: 'El pago fue revertido',
      intro:
        'Tu banco o {provider} revirtió el pago de este pedido, así que lo anulamos y no lo enviaremos. Si no lo pediste, contáctanos.',
    },
    'charged-back-sent': {
      subject: (number) => `Se revirtió el pago del pedido ${number}`,
      heading: 'El pago fue revertido',
      intro:
        'Tu banco o {provider} revirtió el pago de este pedido y el paquete ya va en camino. Contáctanos, por favor; nuestros datos están al final de este correo.',
    },
    asksForAddress:
      'Recibimos tu pago. Dejaste vacía la dirección de entrega: abre el pedido y escríbela. Avisamos a la bodega en cuanto la tengamos y mientras tanto te guardamos los productos.',
    gone: 'Ya no disponible',
    order: 'Pedido',
    shipping: 'Envío',
    weight: 'Peso del paquete',
    rate: 'Tipo de cambio',
    total: 'Total',
    address: 'Dirección de entrega',
    returned: 'Devolución',
    open: 'Abrir el pedido',
    tracking: 'Número de seguimiento',
    follow: 'Seguir el envío',
    cart: 'Abrir el carrito',
    sources: { live: 'tipo de la bodega', shop: 'nuestro tipo', fallback: 'tipo de respaldo' },
  },
}
