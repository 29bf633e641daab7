import { refundSentence } from '@dvaput/domain/markets/figure-sentences'
import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

/** The refund itself is mailed by the platform, which pays it. */
export const mailedReturnStates = ['requested', 'approved', 'refused', 'received', 'withdrawn'] as const

type MailedReturnState = (typeof mailedReturnStates)[number]

const params = z.object({
  state: z.enum(mailedReturnStates),
  order: z.string().max(60),
  orderUrl: z.url({ protocol: /^https?$/ }),
  /** As `2 × Lenovo ThinkPad T480`. */
  lines: z.array(z.string()).min(1),
  /** What the shop adds. */
  note: z.string(),
})

type Params = z.infer<typeof params>

type StateText = { readonly subject: (order: string) => string; readonly text: string }

type ReturnTexts = {
  readonly states: Readonly<Record<MailedReturnState, StateText>>
  readonly open: string
  readonly products: string
  readonly note: string
  readonly sendTo: string
}

const texts = {
  bcs: {
    open: 'Pogledaj narudžbu',
    products: 'Proizvodi',
    note: 'Naša poruka',
    sendTo: 'Adresa za povrat',
    states: {
      requested: {
        subject: (order) => `Primili smo zahtjev za povrat, narudžba ${order}`,
        text: 'Hvala, vaš zahtjev je stigao. Pregledat ćemo ga i javiti vam odluku e-mailom. Molimo vas da do tada ništa ne šaljete.',
      },
      approved: {
        subject: (order) => `Povrat je odobren, narudžba ${order}`,
        text: 'Vaš povrat je odobren. Dobro zapakujte proizvod, u paket stavite broj narudžbe i pošaljite ga na adresu ispod ili ga donesite lično.',
      },
      refused: {
        subject: (order) => `Povrat nije odobren, narudžba ${order}`,
        text: 'Nažalost, ovaj povrat ne možemo prihvatiti. Ako se ne slažete, odgovorite na ovu poruku; vaša zakonska prava ostaju ista.',
      },
      received: {
        subject: (order) => `Proizvod je stigao, narudžba ${order}`,
        text: 'Vaš paket je kod nas i proizvod pregledamo.',
      },
      withdrawn: {
        subject: (order) => `Povrat je otkazan, narudžba ${order}`,
        text: 'Otkazali ste zahtjev za povrat. Dok rok traje, možete poslati novi.',
      },
    },
  },
  en: {
    open: 'See the order',
    products: 'Products',
    note: 'Our message',
    sendTo: 'Return address',
    states: {
      requested: {
        subject: (order) => `We have received your return request, order ${order}`,
        text: 'Thank you, your request has arrived. We will review it and email you our decision. Please do not send anything until then.',
      },
      approved: {
        subject: (order) => `Your return has been approved, order ${order}`,
        text: 'Your return has been approved. Pack the product well, put the order number in the parcel and send it to the address below, or bring it in.',
      },
      refused: {
        subject: (order) => `Your return was not approved, order ${order}`,
        text: 'Unfortunately we cannot accept this return. If you disagree, reply to this message; your legal rights are not affected.',
      },
      received: {
        subject: (order) => `We have received your return, order ${order}`,
        text: 'Your parcel has arrived and we are checking the product.',
      },
      withdrawn: {
        subject: (order) => `Your return has been cancelled, order ${order}`,
        text: 'You cancelled your return request. You can send a new one until the return period ends.',
      },
    },
  },
  es: {
    open: 'Ver el pedido',
    products: 'Productos',
    note: 'Nuestro mensaje',
    sendTo: 'Dirección para la devolución',
    states: {
      requested: {
        subject: (order) => `Recibimos tu solicitud de devolución, pedido ${order}`,
        text: 'Gracias, tu solicitud llegó. La revisaremos y te escribiremos con la decisión. Por favor, no envíes nada todavía.',
      },
      approved: {
        subject: (order) => `Tu devolución está aprobada, pedido ${order}`,
        text: 'Tu devolución está aprobada. Embala bien el producto, pon el número de pedido en el paquete y envíalo a la dirección de abajo, o tráelo en persona.',
      },
      refused: {
        subject: (order) => `Tu devolución no fue aprobada, pedido ${order}`,
        text: 'Lamentablemente no podemos aceptar esta devolución. Si no estás de acuerdo, responde a este mensaje; los derechos que te da la ley no cambian.',
      },
      received: {
        subject: (order) => `El producto llegó, pedido ${order}`,
        text: 'Tu paquete está con nosotros y estamos revisando el producto.',
      },
      withdrawn: {
        subject: (order) => `Devolución cancelada, pedido ${order}`,
        text: 'Cancelaste tu solicitud de devolución. Mientras haya plazo puedes enviar otra.',
      },
    },
  },
} as const satisfies Record<Language, ReturnTexts>

const refundText = (language: Language, { figures }: Market): string =>
  refundSentence[language]((name) => formatSpan(figures[name], language))

const write =
  (language: Language) =>
  ({ state, order, orderUrl, lines, note }: Params, market: Market): MailContent => {
    const messages = texts[language]
    const { subject, text } = messages.states[state]
    const { pickupPoint } = market.contact
    return {
      subject: subject(order),
      heading: subject(order),
      blocks: [
        { kind: 'paragraph', text },
        ...(state === 'received' ? [{ kind: 'paragraph' as const, text: refundText(language, market) }] : []),
        {
          kind: 'facts',
          facts: [
            { label: messages.products, value: lines.join(', ') },
            ...(note ? [{ label: messages.note, value: note }] : []),
            ...(state === 'approved' && pickupPoint
              ? [
                  {
                    label: messages.sendTo,
                    value: [market.seller?.name, formatPlace(pickupPoint)].filter(Boolean).join(', '),
                  },
                ]
              : []),
          ],
        },
        { kind: 'button', label: messages.open, url: orderUrl },
      ],
    }
  }

export const returnStepMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
