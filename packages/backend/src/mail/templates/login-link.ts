import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const params = z.object({ linkUrl: z.url({ protocol: /^https?$/ }), minutes: z.int().positive() })

type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: 'Vaš link za prijavu na Dvaput',
    heading: 'Prijavite se jednim klikom',
    intro: 'Zatražili ste link za prijavu na svoj račun. Otvorite ga i potvrdite prijavu na stranici.',
    open: 'Prijavi me',
    limits: (minutes: number) => `Link vrijedi ${minutes} minuta i može se iskoristiti samo jednom.`,
    ignore:
      'Niste tražili prijavu? Zanemarite ovu poruku i nikome ne šaljite link: bez njega se niko ne može prijaviti.',
  },
  en: {
    subject: 'Your login link for Dvaput',
    heading: 'Log in with one click',
    intro: 'You asked for a link to log in to your account. Open it and confirm on the page.',
    open: 'Log me in',
    limits: (minutes: number) => `The link is valid for ${minutes} minutes and works only once.`,
    ignore: 'Did you not ask to log in? Ignore this message and do not share the link: nobody can log in without it.',
  },
  es: {
    subject: 'Tu enlace para entrar a Dvaput',
    heading: 'Entra con un clic',
    intro: 'Pediste un enlace para entrar a tu cuenta. Ábrelo y confirma en la página.',
    open: 'Entrar',
    limits: (minutes: number) => `El enlace vale ${minutes} minutos y funciona una sola vez.`,
    ignore: '¿No pediste entrar? Ignora este mensaje y no compartas el enlace: sin él nadie puede entrar.',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ linkUrl, minutes }: Params): MailContent => {
    const { subject, heading, intro, open, limits, ignore } = texts[language]
    return {
      subject,
      heading,
      blocks: [
        { kind: 'paragraph', text: intro },
        { kind: 'button', label: open, url: linkUrl },
        { kind: 'paragraph', text: limits(minutes) },
        { kind: 'paragraph', text: ignore },
      ],
    }
  }

export const loginLinkMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
