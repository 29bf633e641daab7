import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Language } from '@dvaput/domain/text/language'
import type { OutgoingEmail } from '../needs/platform-needs.ts'

type Written = Pick<OutgoingEmail, 'subject' | 'heading' | 'blocks'>
type Facts = { readonly shopName: string; readonly name: string | null; readonly url: string; readonly minutes: number }
type Messages = {
  readonly subject: string
  readonly heading: string
  readonly before: string
  readonly button: string
  readonly after: string
}

const minutesOf = { minutes: 1, hours: 60, days: 24 * 60 } as const

const lifetime = (minutes: number, language: Language): string => {
  const unit = minutes < 120 ? 'minutes' : minutes < 2 * minutesOf.days ? 'hours' : 'days'
  const length = minutes / minutesOf[unit]
  return formatSpan({ from: length, to: length, unit }, language)
}

const greeting = {
  bcs: (name: string) => `Zdravo, ${name}.`,
  en: (name: string) => `Hello ${name},`,
  es: (name: string) => `Hola, ${name}:`,
} as const satisfies Record<Language, (name: string) => string>

const templates = {
  welcome: {
    bcs: ({ shopName }) => ({
      subject: `Dobro došli u ${shopName}`,
      heading: 'Vaš račun je otvoren',
      before: 'Hvala na registraciji. Narudžbe i adrese od sada su na jednom mjestu.',
      button: 'U prodavnicu',
      after: 'Ako niste vi otvorili ovaj račun, javite nam se.',
    }),
    en: ({ shopName }) => ({
      subject: `Welcome to ${shopName}`,
      heading: 'Your account is ready',
      before: 'Thank you for registering. Your orders and addresses are now in one place.',
      button: 'Go to the shop',
      after: 'If you did not open this account, please let us know.',
    }),
    es: ({ shopName }) => ({
      subject: `Te damos la bienvenida a ${shopName}`,
      heading: 'Tu cuenta está lista',
      before: 'Gracias por registrarte. Tus pedidos y direcciones están ahora en un solo lugar.',
      button: 'Ir a la tienda',
      after: 'Si no fuiste tú quien abrió esta cuenta, avísanos.',
    }),
  },
  confirmation: {
    bcs: ({ shopName, minutes }) => ({
      subject: `Dobro došli u ${shopName}`,
      heading: 'Vaš račun je otvoren',
      before:
        'Hvala na registraciji. Narudžbe i adrese od sada su na jednom mjestu. Potvrdite još da je ova e-mail adresa vaša: onda vaša lozinka vrijedi kako god se prijavili.',
      button: 'Potvrdi e-mail adresu',
      after: `Link vrijedi ${lifetime(minutes, 'bcs')}. Ako niste vi otvorili ovaj račun, nemojte ga potvrditi i javite nam se.`,
    }),
    en: ({ shopName, minutes }) => ({
      subject: `Welcome to ${shopName}`,
      heading: 'Your account is ready',
      before:
        'Thank you for registering. Your orders and addresses are now in one place. Please confirm that this email address is yours: then your password keeps working however you log in.',
      button: 'Confirm email address',
      after: `The link is valid for ${lifetime(minutes, 'en')}. If you did not open this account, do not confirm it and let us know.`,
    }),
    es: ({ shopName, minutes }) => ({
      subject: `Te damos la bienvenida a ${shopName}`,
      heading: 'Tu cuenta está lista',
      before:
        'Gracias por registrarte. Tus pedidos y direcciones están ahora en un solo lugar. Confirma que este correo es tuyo: así tu contraseña sigue sirviendo, entres como entres.',
      button: 'Confirmar correo electrónico',
      after: `El enlace vale ${lifetime(minutes, 'es')}. Si no fuiste tú quien abrió esta cuenta, no la confirmes y avísanos.`,
    }),
  },
  reset: {
    bcs: ({ shopName, minutes }) => ({
      subject: `Nova lozinka za ${shopName}`,
      heading: 'Postavite novu lozinku',
      before: 'Neko je zatražio novu lozinku za vaš račun. Postavite je preko ovog dugmeta:',
      button: 'Postavi novu lozinku',
      after: `Link vrijedi ${lifetime(minutes, 'bcs')} i može se iskoristiti jednom. Ako to niste bili vi, ne morate učiniti ništa: lozinka ostaje ista.`,
    }),
    en: ({ shopName, minutes }) => ({
      subject: `New password for ${shopName}`,
      heading: 'Set a new password',
      before: 'Somebody requested a new password for your account. Use this button to set it:',
      button: 'Set a new password',
      after: `The link is valid for ${lifetime(minutes, 'en')} and works only once. If this was not you, you do not need to do anything: your password stays the same.`,
    }),
    es: ({ shopName, minutes }) => ({
      subject: `Contraseña nueva para ${shopName}`,
      heading: 'Crea una contraseña nueva',
      before: 'Alguien pidió una contraseña nueva para tu cuenta. Créala con este botón:',
      button: 'Crear contraseña nueva',
      after: `El enlace vale ${lifetime(minutes, 'es')} y sirve una sola vez. Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.`,
    }),
  },
  activation: {
    bcs: ({ shopName, minutes }) => ({
      subject: `Potvrdite račun za ${shopName}`,
      heading: 'Potvrdite svoju e-mail adresu',
      before: 'Za ovu adresu kod nas već postoje podaci. Potvrdite da je vaša i postavite lozinku:',
      button: 'Potvrdi i postavi lozinku',
      after: `Link vrijedi ${lifetime(minutes, 'bcs')} i može se iskoristiti jednom. Ako to niste bili vi, zanemarite ovu poruku.`,
    }),
    en: ({ shopName, minutes }) => ({
      subject: `Confirm your account at ${shopName}`,
      heading: 'Confirm your email address',
      before: 'We already have this address on file. Confirm that it is yours and set a password:',
      button: 'Confirm and set a password',
      after: `The link is valid for ${lifetime(minutes, 'en')} and works only once. If this was not you, ignore this message.`,
    }),
    es: ({ shopName, minutes }) => ({
      subject: `Confirma tu cuenta en ${shopName}`,
      heading: 'Confirma tu correo electrónico',
      before: 'Ya tenemos registrado este correo. Confirma que es tuyo y crea una contraseña:',
      button: 'Confirmar y crear contraseña',
      after: `El enlace vale ${lifetime(minutes, 'es')} y sirve una sola vez. Si no fuiste tú, ignora este mensaje.`,
    }),
  },
  changed: {
    bcs: ({ shopName }) => ({
      subject: `Pristup vašem računu u ${shopName} je promijenjen`,
      heading: 'Pristup vašem računu je promijenjen',
      before: 'Lozinka ili e-mail adresa vašeg računa upravo je promijenjena.',
      button: 'U prodavnicu',
      after: 'Ako to niste bili vi, odmah zatražite novu lozinku i javite nam se.',
    }),
    en: ({ shopName }) => ({
      subject: `Your ${shopName} login details have changed`,
      heading: 'Your login details have changed',
      before: 'The password or email address of your account has just been changed.',
      button: 'Go to the shop',
      after: 'If this was not you, request a new password right away and let us know.',
    }),
    es: ({ shopName }) => ({
      subject: `Cambió el acceso a tu cuenta en ${shopName}`,
      heading: 'Cambió el acceso a tu cuenta',
      before: 'La contraseña o el correo electrónico de tu cuenta se acaba de cambiar.',
      button: 'Ir a la tienda',
      after: 'Si no fuiste tú, pide una contraseña nueva de inmediato y avísanos.',
    }),
  },
  voided: {
    bcs: ({ shopName }) => ({
      subject: `Vaša lozinka za ${shopName} više ne vrijedi`,
      heading: 'Vaša lozinka više ne vrijedi',
      before:
        'Upravo ste se prijavili kodom iz e-maila i time prvi put potvrdili ovu adresu. Lozinku koja je postavljena prije toga uklonili smo, jer ju je mogao postaviti i neko drugi.',
      button: 'U prodavnicu',
      after: 'Ako se i dalje želite prijavljivati lozinkom, zatražite novu na stranici za prijavu.',
    }),
    en: ({ shopName }) => ({
      subject: `Your password for ${shopName} no longer works`,
      heading: 'Your password no longer works',
      before:
        'You have just logged in with a code we emailed you, which confirmed this address for the first time. We removed the password set before that, because somebody else could have set it.',
      button: 'Go to the shop',
      after: 'If you still want to log in with a password, request a new one on the login page.',
    }),
    es: ({ shopName }) => ({
      subject: `Tu contraseña para ${shopName} ya no sirve`,
      heading: 'Tu contraseña ya no sirve',
      before:
        'Acabas de iniciar sesión con un código enviado por correo y así confirmaste esta dirección por primera vez. Quitamos la contraseña creada antes, porque pudo haberla creado otra persona.',
      button: 'Ir a la tienda',
      after: 'Si quieres seguir iniciando sesión con contraseña, pide una nueva en la página de inicio de sesión.',
    }),
  },
} as const satisfies Record<string, Record<Language, (facts: Facts) => Messages>>

export const customerEmailTemplates = Object.keys(templates) as (keyof typeof templates)[]

export type CustomerEmailTemplate = (typeof customerEmailTemplates)[number]

export const writeCustomerEmail = (template: CustomerEmailTemplate, language: Language, facts: Facts): Written => {
  const { subject, heading, before, button, after } = templates[template][language](facts)
  const hello = facts.name ? [{ kind: 'paragraph' as const, text: greeting[language](facts.name) }] : []
  return {
    subject,
    heading,
    blocks: [
      ...hello,
      { kind: 'paragraph', text: before },
      { kind: 'button', label: button, url: facts.url },
      { kind: 'paragraph', text: after },
    ],
  }
}
