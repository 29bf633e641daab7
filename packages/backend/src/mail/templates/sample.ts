import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const params = z.object({ name: z.string().max(100), shopUrl: z.url({ protocol: /^https?$/ }) })

type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: 'Primjer poruke iz prodavnice Dvaput',
    heading: (name: string) => `Zdravo, ${name}!`,
    paragraph: 'Ovako izgledaju naše poruke: naslov, tekst, podaci i dugme. Čitljive su na telefonu i u tamnoj temi.',
    product: { label: 'Proizvod', value: 'Obnovljeni laptop, 14 inča' },
    warranty: 'Garancija',
    button: 'Otvori prodavnicu',
  },
  en: {
    subject: 'A sample message from Dvaput',
    heading: (name: string) => `Hello, ${name}!`,
    paragraph:
      'This is what our messages look like: a heading, text, facts and a button. They read well on a phone and in dark mode.',
    product: { label: 'Item', value: 'Refurbished laptop, 14 inches' },
    warranty: 'Warranty',
    button: 'Open the store',
  },
  es: {
    subject: 'Un mensaje de ejemplo de Dvaput',
    heading: (name: string) => `¡Hola, ${name}!`,
    paragraph:
      'Así se ven nuestros mensajes: título, texto, datos y un botón. Se leen bien en el teléfono y en modo oscuro.',
    product: { label: 'Artículo', value: 'Notebook reacondicionado, 14 pulgadas' },
    warranty: 'Garantía',
    button: 'Abrir la tienda',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ name, shopUrl }: Params, { figures }: Market): MailContent => {
    const { subject, heading, paragraph, product, warranty, button } = texts[language]
    return {
      subject,
      heading: heading(name),
      blocks: [
        { kind: 'paragraph', text: paragraph },
        {
          kind: 'facts',
          facts: [product, { label: warranty, value: formatSpan(figures.warrantyRefurbished, language) }],
        },
        { kind: 'button', label: button, url: shopUrl },
      ],
    }
  }

/** Every element a mail can have, for looking at. */
export const sampleMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
