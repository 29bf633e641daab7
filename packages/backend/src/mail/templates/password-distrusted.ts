import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const params = z.object({ url: z.url({ protocol: /^https?$/ }) })
type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: 'Lozinka vašeg računa više ne vrijedi',
    why: 'Upravo ste prvi put potvrdili da je ova e-mail adresa vaša. Ako je za račun ranije postavljena lozinka, ona više ne vrijedi, jer ju je mogao postaviti i neko drugi. Odjavili smo i ostale uređaje.',
    how: 'Želite se prijavljivati lozinkom? Postavite novu: link šaljemo na ovu adresu.',
    button: 'Postavi novu lozinku',
  },
  en: {
    subject: 'The password of your account no longer works',
    why: 'You have just confirmed for the first time that this email address is yours. If a password was set for the account before, it no longer works, because somebody else could have set it. Other devices were logged out too.',
    how: 'Do you want to log in with a password? Set a new one: we will send a link to this address.',
    button: 'Set a new password',
  },
  es: {
    subject: 'La contraseña de tu cuenta ya no sirve',
    why: 'Acabas de confirmar por primera vez que este correo es tuyo. Si la cuenta tenía una contraseña, ya no sirve, porque pudo haberla creado otra persona. También cerramos la sesión en los demás dispositivos.',
    how: '¿Quieres iniciar sesión con contraseña? Crea una nueva: el enlace llega a este correo.',
    button: 'Crear contraseña nueva',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ url }: Params): MailContent => {
    const { subject, why, how, button } = texts[language]
    return {
      subject,
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: why },
        { kind: 'paragraph', text: how },
        { kind: 'button', label: button, url },
      ],
    }
  }

/** To the owner of an e-mail that somebody had registered with a password. */
export const passwordDistrustedMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
