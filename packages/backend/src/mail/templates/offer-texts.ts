import type { Language } from '@dvaput/domain/text/language'

/** `withdrawn` and `declined` have none: the customer did it a moment ago. */
export const offerMailSteps = ['received', 'approved', 'countered', 'rejected', 'sold', 'expired', 'unpaid'] as const
export type OfferMailStep = (typeof offerMailSteps)[number]

type Step = { readonly subject: (title: string) => string; readonly heading: string; readonly intro: string }

type Texts = {
  readonly steps: Readonly<Record<OfferMailStep, Step>>
  readonly labels: Readonly<
    Record<'product' | 'price' | 'offered' | 'counter' | 'agreed' | 'response' | 'code' | 'answerBy' | 'payBy', string>
  >
  readonly bound: string
  readonly open: string
}

export const offerTexts = {
  bcs: {
    steps: {
      received: {
        subject: (title) => `Primili smo vašu ponudu: ${title}`,
        heading: 'Vaša ponuda je stigla',
        intro: 'Pogledat ćemo je i odgovoriti vam do vremena ispod. Do tada je možete i povući.',
      },
      approved: {
        subject: (title) => `Ponuda je prihvaćena: ${title}`,
        heading: 'Dogovorili smo cijenu',
        intro: 'Jedan komad čuvamo za vas po dogovorenoj cijeni, do vremena ispod.',
      },
      countered: {
        subject: (title) => `Naš prijedlog cijene: ${title}`,
        heading: 'Imamo drugi prijedlog',
        intro: 'Možete ga prihvatiti, predložiti drugi iznos ili odbiti.',
      },
      rejected: {
        subject: (title) => `Ponuda nije prihvaćena: ${title}`,
        heading: 'Ovaj put se nismo dogovorili',
        intro: 'Nažalost, ne možemo prihvatiti ovu ponudu. Proizvod i dalje možete kupiti po redovnoj cijeni.',
      },
      sold: {
        subject: (title) => `Proizvod je prodan: ${title}`,
        heading: 'Neko je bio brži',
        intro:
          'Posljednji komad je prodan prije nego što smo se dogovorili, pa je vaša ponuda završena. Ništa niste platili.',
      },
      expired: {
        subject: (title) => `Ponuda je istekla: ${title}`,
        heading: 'Ponuda je istekla',
        intro: 'Vrijeme za odgovor je prošlo. Ako ste još zainteresovani, možete poslati novu ponudu.',
      },
      unpaid: {
        subject: (title) => `Dogovorena cijena je istekla: ${title}`,
        heading: 'Dogovorena cijena više ne važi',
        intro: 'Vrijeme za kupovinu po dogovorenoj cijeni je prošlo i proizvod više ne čuvamo za vas.',
      },
    },
    labels: {
      product: 'Proizvod',
      price: 'Cijena',
      offered: 'Vaša ponuda',
      counter: 'Naš prijedlog',
      agreed: 'Dogovorena cijena',
      response: 'Odgovor',
      code: 'Kod',
      answerBy: 'Odgovor do',
      payBy: 'Kupite do',
    },
    bound: 'Cijena važi za vaš račun, za ovaj proizvod i za jednu kupovinu.',
    open: 'Moje ponude',
  },
  en: {
    steps: {
      received: {
        subject: (title) => `We have received your offer: ${title}`,
        heading: 'Your offer has arrived',
        intro: 'We will review it and reply by the time below. Until then you can withdraw it.',
      },
      approved: {
        subject: (title) => `Your offer was accepted: ${title}`,
        heading: 'We have a deal',
        intro: 'We are holding one for you at the agreed price, until the time below.',
      },
      countered: {
        subject: (title) => `Our price for you: ${title}`,
        heading: 'We suggest another price',
        intro: 'You can accept it, suggest another amount, or decline.',
      },
      rejected: {
        subject: (title) => `Your offer was not accepted: ${title}`,
        heading: 'No deal this time',
        intro: 'We are sorry, but we cannot accept this offer. You can still buy the product at its usual price.',
      },
      sold: {
        subject: (title) => `The product was sold: ${title}`,
        heading: 'Somebody else was faster',
        intro: 'The last one was sold before we agreed on a price, so your offer has ended. You have not been charged.',
      },
      expired: {
        subject: (title) => `Your offer has expired: ${title}`,
        heading: 'Your offer has expired',
        intro: 'The time to reply has passed. If you are still interested, you can send a new offer.',
      },
      unpaid: {
        subject: (title) => `The agreed price has expired: ${title}`,
        heading: 'The agreed price has expired',
        intro: 'The time to buy at the agreed price has passed, and we are no longer holding the product for you.',
      },
    },
    labels: {
      product: 'Product',
      price: 'Price',
      offered: 'Your offer',
      counter: 'Our price',
      agreed: 'Agreed price',
      response: 'Response',
      code: 'Code',
      answerBy: 'Reply by',
      payBy: 'Buy by',
    },
    bound: 'This price is valid for your account, for this product and for one purchase.',
    open: 'My offers',
  },
  es: {
    steps: {
      received: {
        subject: (title) => `Recibimos tu oferta: ${title}`,
        heading: 'Tu oferta llegó',
        intro: 'La revisaremos y te responderemos antes del plazo de abajo. Hasta entonces puedes retirarla.',
      },
      approved: {
        subject: (title) => `Tu oferta fue aceptada: ${title}`,
        heading: 'Tenemos un acuerdo',
        intro: 'Te guardamos una unidad al precio acordado, hasta el plazo de abajo.',
      },
      countered: {
        subject: (title) => `Nuestra propuesta: ${title}`,
        heading: 'Te proponemos otro precio',
        intro: 'Puedes aceptarlo, responder con otro monto o rechazarlo.',
      },
      rejected: {
        subject: (title) => `Tu oferta no fue aceptada: ${title}`,
        heading: 'Esta vez no llegamos a un acuerdo',
        intro: 'Lo sentimos, no podemos aceptar esta oferta. Aún puedes comprar el producto a su precio normal.',
      },
      sold: {
        subject: (title) => `El producto se vendió: ${title}`,
        heading: 'Alguien llegó antes',
        intro:
          'La última unidad se vendió antes de que acordáramos un precio, así que tu oferta terminó. No pagaste nada.',
      },
      expired: {
        subject: (title) => `Tu oferta venció: ${title}`,
        heading: 'Tu oferta venció',
        intro: 'Pasó el plazo para responder. Si aún te interesa, puedes enviar una nueva oferta.',
      },
      unpaid: {
        subject: (title) => `El precio acordado venció: ${title}`,
        heading: 'El precio acordado venció',
        intro: 'Pasó el plazo para comprar al precio acordado y ya no te guardamos el producto.',
      },
    },
    labels: {
      product: 'Producto',
      price: 'Precio',
      offered: 'Tu oferta',
      counter: 'Nuestra propuesta',
      agreed: 'Precio acordado',
      response: 'Respuesta',
      code: 'Código',
      answerBy: 'Respuesta hasta',
      payBy: 'Compra hasta',
    },
    bound: 'El precio es para tu cuenta, para este producto y para una sola compra.',
    open: 'Mis ofertas',
  },
} as const satisfies Record<Language, Texts>
