import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const params = z.object({
  order: z.string().max(60),
  linkUrl: z.url({ protocol: /^https?$/ }),
  days: z.int().positive(),
})

type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: (order: string) => `Vaša narudžba ${order}`,
    intro:
      'Zatražili ste link do svoje narudžbe. Na njoj vidite stanje i pošiljku, a možete preuzeti potvrdu o kupovini ili zatražiti povrat.',
    open: 'Otvori narudžbu',
    limits: (days: number) => `Link vrijedi ${days} dana. Ko ga ima, može vidjeti narudžbu, zato ga čuvajte za sebe.`,
    ignore: 'Niste tražili link? Zanemarite ovu poruku.',
  },
  en: {
    subject: (order: string) => `Your order ${order}`,
    intro:
      'You asked for a link to your order. There you can see its status, track the parcel, get a receipt or request a return.',
    open: 'Open the order',
    limits: (days: number) =>
      `The link is valid for ${days} days. Anyone who has it can see the order, so keep it to yourself.`,
    ignore: 'Did you not ask for this? Just ignore this message.',
  },
  es: {
    subject: (order: string) => `Tu pedido ${order}`,
    intro:
      'Pediste un enlace a tu pedido. Ahí ves su estado y el envío, y puedes descargar el comprobante o pedir una devolución.',
    open: 'Abrir el pedido',
    limits: (days: number) =>
      `El enlace vale ${days} días. Quien lo tenga puede ver el pedido, así que no lo compartas.`,
    ignore: '¿No lo pediste? Ignora este mensaje.',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ order, linkUrl, days }: Params): MailContent => {
    const { subject, intro, open, limits, ignore } = texts[language]
    return {
      subject: subject(order),
      heading: subject(order),
      blocks: [
        { kind: 'paragraph', text: intro },
        { kind: 'button', label: open, url: linkUrl },
        { kind: 'paragraph', text: limits(days) },
        { kind: 'paragraph', text: ignore },
      ],
    }
  }

export const orderLinkMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
