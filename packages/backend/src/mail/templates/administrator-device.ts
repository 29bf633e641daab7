import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const params = z.object({ url: z.url({ protocol: /^https?$/ }) })
type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: 'Prijava s novog uređaja',
    what: 'Otvorite ovaj link u pregledniku iz kojeg se želite prijaviti u vođenje prodavnice Dvaput. Lozinka i drugi korak su i dalje potrebni.',
    button: 'Ovo je moj uređaj',
    ifNot: 'Link vrijedi 30 minuta i radi jednom. Ako ga niste tražili vi, ne trebate učiniti ništa.',
  },
  en: {
    subject: 'Log in from a new device',
    what: 'Open this link in the browser from which you want to log in to run the Dvaput store. Your password and second step are still needed.',
    button: 'This is my device',
    ifNot: 'The link works once, within 30 minutes. If you did not ask for it, there is nothing to do.',
  },
  es: {
    subject: 'Entrar desde un dispositivo nuevo',
    what: 'Abre este enlace en el navegador desde el que quieres entrar a administrar la tienda Dvaput. Igual necesitarás tu contraseña y el segundo paso.',
    button: 'Este es mi dispositivo',
    ifNot: 'El enlace funciona una sola vez, durante 30 minutos. Si no lo pediste, no tienes que hacer nada.',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ url }: Params): MailContent => {
    const { subject, what, button, ifNot } = texts[language]
    return {
      subject,
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: what },
        { kind: 'button', label: button, url },
        { kind: 'paragraph', text: ifNot },
      ],
    }
  }

/** To an administrator whose account refuses guesses from browsers that it does not know. */
export const administratorDeviceMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
