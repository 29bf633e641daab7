import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const params = z.object({ name: z.string() })
type Params = z.infer<typeof params>

const texts = {
  bcs: {
    subject: 'Vašem računu dodan je pristupni ključ',
    what: (name: string) => `Na vaš Dvaput račun se od sada može prijaviti i pristupnim ključem „${name}“.`,
    ifNot:
      'Niste to bili vi? Uklonite ključ na stranici Prijava, sigurnost i vaši podaci, odjavite ostale uređaje i postavite novu lozinku. Kad novu lozinku postavite preko e-maila, uklanjaju se svi pristupni ključevi.',
  },
  en: {
    subject: 'A passkey was added to your account',
    what: (name: string) => `The passkey “${name}” can now be used to log in to your Dvaput account.`,
    ifNot:
      'Not you? Remove it on the page Login, security and your data, log out other devices and set a new password. Setting a new password by email removes all passkeys.',
  },
  es: {
    subject: 'Se agregó una llave de acceso a tu cuenta',
    what: (name: string) => `Ahora se puede entrar a tu cuenta de Dvaput con la llave de acceso «${name}».`,
    ifNot:
      '¿No fuiste tú? Elimínala en la página Acceso, seguridad y tus datos, desconecta los demás dispositivos y crea una contraseña nueva. Al crear una contraseña nueva por correo se eliminan todas las llaves de acceso.',
  },
} as const satisfies Record<Language, object>

const write =
  (language: Language) =>
  ({ name }: Params): MailContent => {
    const { subject, what, ifNot } = texts[language]
    return {
      subject,
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: what(name) },
        { kind: 'paragraph', text: ifNot },
      ],
    }
  }

/** To the owner of the account: a passkey opens it without a password. */
export const passkeyAddedMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
