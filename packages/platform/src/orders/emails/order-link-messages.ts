import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Language } from '@dvaput/domain/text/language'
import { deadlines } from '../../shops/deadlines.ts'

type OrderLinkMessages = {
  readonly oldTitle: string
  readonly old: string
  readonly email: string
  readonly send: string
  readonly sentTitle: string
  readonly sent: string
  readonly tooMany: string
  readonly hidden: string
  readonly show: string
  readonly refused: string
  readonly mail: {
    readonly subject: (name: string, shop: string) => string
    readonly heading: string
    readonly text: string
    readonly ignore: string
  }
}

const validity = (language: Language) => formatSpan(deadlines.orderLink, language)

export const orderLinkMessages: Readonly<Record<Language, OrderLinkMessages>> = {
  bcs: {
    oldTitle: 'Ovaj link je istekao',
    old: `Radi sigurnosti vaših podataka link na narudžbu vrijedi ${validity('bcs')}. Upišite e-mail adresu kojom ste naručili i poslat ćemo vam novi.`,
    email: 'E-mail adresa iz narudžbe',
    send: 'Pošalji novi link',
    sentTitle: 'Provjerite poštu',
    sent: `Ako je narudžba poslana s te adrese, novi link je na putu. Vrijedi ${validity('bcs')}. Pogledajte i neželjenu poštu.`,
    tooMany: 'Previše pokušaja. Pokušajte ponovo za sat vremena.',
    hidden: 'Adresu i kontakt prikazujemo samo kupcu. Upišite e-mail adresu iz narudžbe da ih vidite.',
    show: 'Prikaži podatke',
    refused: 'To nije adresa iz ove narudžbe.',
    mail: {
      subject: (name, shop) => `Novi link na narudžbu ${name} – ${shop}`,
      heading: 'Novi link na vašu narudžbu',
      text: `Tražili ste novi link na svoju narudžbu. Vrijedi ${validity('bcs')}; stari link više ne radi.`,
      ignore: 'Ako niste vi tražili link, ovu poruku možete zanemariti.',
    },
  },
  en: {
    oldTitle: 'This link has expired',
    old: `To keep your data safe, an order link is valid for ${validity('en')}. Enter the email address you ordered with and we will send you a new one.`,
    email: 'Email address of the order',
    send: 'Send a new link',
    sentTitle: 'Check your inbox',
    sent: `If the order was placed with that address, a new link is on its way. It is valid for ${validity('en')}. Check your spam folder too.`,
    tooMany: 'Too many attempts. Please try again in an hour.',
    hidden:
      'Only the buyer can see the address and contact details. Enter the email address used for the order to see them.',
    show: 'Show the details',
    refused: 'That is not the email address used for this order.',
    mail: {
      subject: (name, shop) => `New link to order ${name} – ${shop}`,
      heading: 'A new link to your order',
      text: `You asked for a new link to your order. It is valid for ${validity('en')}; the old one no longer works.`,
      ignore: 'If you did not ask for it, you can ignore this message.',
    },
  },
  es: {
    oldTitle: 'Este enlace venció',
    old: `Para cuidar tus datos, el enlace a un pedido vale ${validity('es')}. Escribe el correo con el que compraste y te enviamos uno nuevo.`,
    email: 'Correo del pedido',
    send: 'Enviar un enlace nuevo',
    sentTitle: 'Revisa tu correo',
    sent: `Si el pedido se hizo con ese correo, el enlace nuevo va en camino. Vale ${validity('es')}. Revisa también el correo no deseado.`,
    tooMany: 'Demasiados intentos. Inténtalo otra vez en una hora.',
    hidden: 'La dirección y el contacto se muestran solo a quien compró. Escribe el correo del pedido para verlos.',
    show: 'Mostrar los datos',
    refused: 'Ese no es el correo de este pedido.',
    mail: {
      subject: (name, shop) => `Enlace nuevo al pedido ${name} – ${shop}`,
      heading: 'Un enlace nuevo a tu pedido',
      text: `Pediste un enlace nuevo a tu pedido. Vale ${validity('es')}; el anterior ya no funciona.`,
      ignore: 'Si no lo pediste, puedes ignorar este mensaje.',
    },
  },
}
