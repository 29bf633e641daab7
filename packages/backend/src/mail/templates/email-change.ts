import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const changeParams = z.object({ linkUrl: z.url({ protocol: /^https?$/ }), minutes: z.int().positive() })
const newEmailParams = z.object({ newEmail: z.email() })
const requestedParams = newEmailParams.extend({
  /** Where a new password is asked for, in every market. Jobs of an earlier release do not say. */
  passwordUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
})
const noParams = z.strictObject({})

type Change = z.infer<typeof changeParams>
type NewEmail = z.infer<typeof newEmailParams>
type Requested = z.infer<typeof requestedParams>

const paragraphs = (subject: string, ...texts: readonly string[]): MailContent => ({
  subject,
  heading: subject,
  blocks: texts.map((text) => ({ kind: 'paragraph', text })),
})

const confirmTexts = {
  bcs: {
    subject: 'Potvrdite novu e-mail adresu',
    intro: 'Zatražena je promjena e-mail adrese vašeg Dvaput računa na ovu adresu. Potvrdite je na stranici.',
    open: 'Potvrdi adresu',
    limits: (minutes: number) => `Link vrijedi ${minutes} minuta i može se iskoristiti samo jednom.`,
    ignore: 'Niste to tražili? Zanemarite ovu poruku i ništa se neće promijeniti.',
  },
  en: {
    subject: 'Confirm your new email address',
    intro: 'Somebody asked to change the email address of a Dvaput account to this one. Confirm it on the page.',
    open: 'Confirm the address',
    limits: (minutes: number) => `The link is valid for ${minutes} minutes and works only once.`,
    ignore: 'Did you not ask for this? Ignore this message and nothing will change.',
  },
  es: {
    subject: 'Confirma tu nuevo correo electrónico',
    intro: 'Se pidió cambiar el correo de una cuenta de Dvaput a esta dirección. Confírmala en la página.',
    open: 'Confirmar el correo',
    limits: (minutes: number) => `El enlace es válido por ${minutes} minutos y funciona una sola vez.`,
    ignore: '¿No lo pediste? Ignora este mensaje y nada cambiará.',
  },
} as const satisfies Record<Language, object>

const confirm =
  (language: Language) =>
  ({ linkUrl, minutes }: Change): MailContent => {
    const { subject, intro, open, limits, ignore } = confirmTexts[language]
    return {
      subject,
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: intro },
        { kind: 'button', label: open, url: linkUrl },
        { kind: 'paragraph', text: limits(minutes) },
        { kind: 'paragraph', text: ignore },
      ],
    }
  }

export const emailChangeMail: MailTemplate<Change> = {
  params: changeParams,
  content: { bcs: confirm('bcs'), en: confirm('en'), es: confirm('es') },
}

const requestedTexts = {
  bcs: {
    subject: 'Zatražena je promjena e-mail adrese',
    what: (newEmail: string) =>
      `Za vaš Dvaput račun zatražena je nova e-mail adresa: ${newEmail}. Promjena vrijedi tek kada se potvrdi s te adrese.`,
    ifNot: 'Niste to bili vi? Odmah postavite novu lozinku, čime se odjavljuju svi ostali uređaji, i javite nam se.',
    button: 'Postavi novu lozinku',
  },
  en: {
    subject: 'A change of your email address was requested',
    what: (newEmail: string) =>
      `A new email address was requested for your Dvaput account: ${newEmail}. It takes effect only when it is confirmed from that address.`,
    ifNot: 'Not you? Set a new password right away, which logs out all other devices, and contact us.',
    button: 'Set a new password',
  },
  es: {
    subject: 'Se pidió cambiar tu correo electrónico',
    what: (newEmail: string) =>
      `Se pidió un nuevo correo para tu cuenta de Dvaput: ${newEmail}. El cambio solo se hace efectivo cuando se confirma desde ese correo.`,
    ifNot:
      '¿No fuiste tú? Crea una contraseña nueva de inmediato, con lo que se cierra la sesión en los demás dispositivos, y escríbenos.',
    button: 'Crear contraseña nueva',
  },
} as const satisfies Record<Language, object>

const requested =
  (language: Language) =>
  ({ newEmail, passwordUrl }: Requested): MailContent => {
    const { subject, what, ifNot, button } = requestedTexts[language]
    const { blocks, ...head } = paragraphs(subject, what(newEmail), ifNot)
    return { ...head, blocks: passwordUrl ? [...blocks, { kind: 'button', label: button, url: passwordUrl }] : blocks }
  }

/** To the old e-mail, before anything has changed. */
export const emailChangeRequestedMail: MailTemplate<Requested> = {
  params: requestedParams,
  content: { bcs: requested('bcs'), en: requested('en'), es: requested('es') },
}

/** To the old e-mail, afterwards. */
export const emailChangedMail: MailTemplate<NewEmail> = {
  params: newEmailParams,
  content: {
    bcs: ({ newEmail }) =>
      paragraphs(
        'E-mail adresa vašeg računa je promijenjena',
        `Vaš Dvaput račun od sada ima adresu ${newEmail}. Ova adresa se više ne koristi za prijavu.`,
        'Niste to bili vi? Javite nam se odmah.',
      ),
    en: ({ newEmail }) =>
      paragraphs(
        'The email address of your account was changed',
        `Your Dvaput account now uses the address ${newEmail}. You can no longer log in with this one.`,
        'Not you? Contact us right away.',
      ),
    es: ({ newEmail }) =>
      paragraphs(
        'Se cambió el correo de tu cuenta',
        `Tu cuenta de Dvaput ahora tiene el correo ${newEmail}. Esta dirección ya no sirve para iniciar sesión.`,
        '¿No fuiste tú? Escríbenos de inmediato.',
      ),
  },
}

/** To an e-mail that has an account already, so that the page need not say so to anybody else. */
export const emailTakenMail: MailTemplate<object> = {
  params: noParams,
  content: {
    bcs: () =>
      paragraphs(
        'Ova adresa već ima Dvaput račun',
        'Neko je za drugi Dvaput račun upisao vašu e-mail adresu. Ona već pripada vašem računu, pa se ništa nije promijenilo.',
        'Ako ste to bili vi, prijavite se ovom adresom ili za drugi račun odaberite drugu.',
      ),
    en: () =>
      paragraphs(
        'This address already has a Dvaput account',
        'Somebody entered your email address for another Dvaput account. It already belongs to your account, so nothing has changed.',
        'If it was you, log in with this address, or choose another one for the other account.',
      ),
    es: () =>
      paragraphs(
        'Este correo ya tiene una cuenta de Dvaput',
        'Alguien escribió tu correo para otra cuenta de Dvaput. Ya pertenece a tu cuenta, así que nada cambió.',
        'Si fuiste tú, inicia sesión con este correo o elige otro para la otra cuenta.',
      ),
  },
}
