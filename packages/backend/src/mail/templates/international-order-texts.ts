import type { Language } from '@dvaput/domain/text/language'

type Intro = { readonly subject: (number: string) => string; readonly heading: string; readonly intro: string }

type Texts = {
  readonly confirmed: Intro
  /** Paid, and the warehouse has it no longer. */
  readonly apology: Intro
  /** The warehouse took the order and called it off. */
  readonly cancelled: Intro
  /** Of a second payment of one order. */
  readonly surplus: Intro
  readonly asksForAddress: string
  readonly order: string
  readonly shipping: string
  readonly weight: string
  readonly rate: string
  readonly taxes: string
  readonly taxesIncluded: string
  readonly total: string
  readonly returned: string
  readonly open: string
  readonly sources: Readonly<Record<'live' | 'shop' | 'fallback', string>>
}

export const internationalOrderTexts: Readonly<Record<Language, Texts>> = {
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
    surplus: {
      subject: (number) => `Vraćamo vam dvostruku uplatu za narudžbu ${number}`,
      heading: 'Platili ste dva puta',
      intro:
        'Za ovu narudžbu stigla nam je još jedna uplata. Vraćamo je sami, na isti način na koji ste platili; vaša narudžba ostaje nepromijenjena.',
    },
    asksForAddress: 'Niste upisali adresu za dostavu. Javite nam je prije slanja; kontakt je na dnu ove poruke.',
    order: 'Narudžba',
    shipping: 'Dostava',
    weight: 'Težina pošiljke',
    rate: 'Kurs',
    taxes: 'Uvozni porezi',
    taxesIncluded: 'uključeni u cijenu',
    total: 'Ukupno',
    returned: 'Vraćamo',
    open: 'Otvori narudžbu',
    sources: { live: 'kurs dana', shop: 'naš kurs', fallback: 'utvrđeni kurs' },
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
    surplus: {
      subject: (number) => `We are refunding your second payment for order ${number}`,
      heading: 'You paid twice',
      intro:
        'We received a second payment for this order. We are refunding it the same way you paid; your order stays as it is.',
    },
    asksForAddress:
      'You left the delivery address blank. Please send it to us before the parcel ships; our contact details are below.',
    order: 'Order',
    shipping: 'Shipping',
    weight: 'Parcel weight',
    rate: 'Exchange rate',
    taxes: 'Import taxes',
    taxesIncluded: 'included in the price',
    total: 'Total',
    returned: 'Refunded',
    open: 'Open the order',
    sources: { live: 'today’s rate', shop: 'our rate', fallback: 'fixed rate' },
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
      subject: (number) => `Tu pedido ${number} fue cancelado y te devolvemos el dinero`,
      heading: 'Lo sentimos',
      intro:
        'La bodega canceló tu pedido antes de enviarlo. Te devolvemos el monto completo por el mismo medio de pago; no tienes que hacer nada.',
    },
    surplus: {
      subject: (number) => `Te devolvemos el segundo pago del pedido ${number}`,
      heading: 'Pagaste dos veces',
      intro:
        'Recibimos un segundo pago de este pedido. Te lo devolvemos por el mismo medio de pago; tu pedido sigue igual.',
    },
    asksForAddress:
      'Dejaste vacía la dirección de entrega. Indícanosla antes del envío; nuestro contacto está al final de este correo.',
    order: 'Pedido',
    shipping: 'Envío',
    weight: 'Peso del paquete',
    rate: 'Tipo de cambio',
    taxes: 'Impuestos de importación',
    taxesIncluded: 'incluidos en el precio',
    total: 'Total',
    returned: 'Devolución',
    open: 'Abrir el pedido',
    sources: { live: 'tipo de cambio del día', shop: 'nuestro tipo de cambio', fallback: 'tipo de cambio fijo' },
  },
}
