import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const params = z.object({ order: z.string().max(60), code: z.string().regex(/^\d{6}$/), minutes: z.int().positive() })
type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: (code: string, order: string) => `${code} je vaš kod za narudžbu ${order}`,
    heading: 'Potvrdite da je ovo vaš e-mail',
    intro: 'Upišite ovaj kod na stranici narudžbe:',
    limits: (minutes: number) =>
      `Kod vrijedi ${minutes} minuta i samo u pregledniku u kojem ste ga zatražili. Nikome ga ne šaljite: ko ga ima, može mijenjati narudžbu.`,
    ignore: 'Niste tražili kod? Zanemarite ovu poruku, narudžba ostaje kakva jeste.',
  },
  en: {
    subject: (code: string, order: string) => `${code} is your code for order ${order}`,
    heading: 'Confirm that this email is yours',
    intro: 'Enter this code on the page of the order:',
    limits: (minutes: number) =>
      `The code works for ${minutes} minutes, and only in the browser where you asked for it. Do not pass it on: whoever has it can change the order.`,
    ignore: 'Did you not ask for a code? Just ignore this message, the order stays as it is.',
  },
  es: {
    subject: (code: string, order: string) => `${code} es tu código para el pedido ${order}`,
    heading: 'Confirma que este correo es tuyo',
    intro: 'Ingresa este código en la página del pedido:',
    limits: (minutes: number) =>
      `El código sirve durante ${minutes} minutos y solo en el navegador donde lo pediste. No lo compartas: quien lo tenga puede cambiar el pedido.`,
    ignore: '¿No pediste un código? Ignora este mensaje, el pedido queda como está.',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ order, code, minutes }: Params): MailContent => {
    const { subject, heading, intro, limits, ignore } = texts[language]
    return {
      subject: subject(code, order),
      heading,
      blocks: [
        { kind: 'paragraph', text: intro },
        { kind: 'paragraph', text: code },
        { kind: 'paragraph', text: limits(minutes) },
        { kind: 'paragraph', text: ignore },
      ],
    }
  }

/** To a guest who wants to change an order that a link opened. */
export const orderCodeMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
