import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const httpUrl = z.url({ protocol: /^https?$/ })
const params = z.object({ title: z.string().min(1), productUrl: httpUrl, stopUrl: httpUrl })

type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: (title: string) => `Ponovo na stanju: ${title}`,
    heading: 'Ponovo je na stanju',
    intro: (title: string) =>
      `Zamolili ste nas da vam javimo kada ovaj proizvod ponovo bude na stanju: ${title}. Sada ga možete kupiti.`,
    hurry: 'Polovne i obnovljene uređaje često imamo u samo nekoliko komada, a ova poruka vam ništa ne rezerviše.',
    open: 'Pogledaj proizvod',
    once: 'Ovo je jedina poruka koju šaljemo za ovaj proizvod.',
    stop: 'Ne želim više obavijesti o zalihama',
  },
  en: {
    subject: (title: string) => `Back in stock: ${title}`,
    heading: 'It is back in stock',
    intro: (title: string) => `You asked us to tell you when this product could be bought again: ${title}. Now it can.`,
    hurry: 'We often have only a few of a used or refurbished device, and this message reserves nothing for you.',
    open: 'See the product',
    once: 'This is the only message we send about this product.',
    stop: 'No more messages about stock, please',
  },
  es: {
    subject: (title: string) => `De nuevo en stock: ${title}`,
    heading: 'Ya está de nuevo en stock',
    intro: (title: string) =>
      `Nos pediste avisarte cuando este producto volviera a estar en stock: ${title}. Ya puedes comprarlo.`,
    hurry: 'De un equipo usado o reacondicionado solemos tener pocas unidades, y este mensaje no reserva ninguna.',
    open: 'Ver el producto',
    once: 'Este es el único mensaje que enviamos sobre este producto.',
    stop: 'No quiero más avisos de stock',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ title, productUrl, stopUrl }: Params): MailContent => {
    const { subject, heading, intro, hurry, open, once, stop } = texts[language]
    return {
      subject: subject(title),
      heading,
      blocks: [
        { kind: 'paragraph', text: intro(title) },
        { kind: 'paragraph', text: hurry },
        { kind: 'button', label: open, url: productUrl },
        { kind: 'paragraph', text: once },
        { kind: 'link', label: stop, url: stopUrl },
      ],
    }
  }

export const backInStockMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
