import type { Language } from '@dvaput/domain/text/language'
import type { CustomerError } from '../customer-error.ts'
import { maxPasswordLength, minPasswordLength } from './check-password.ts'
import type { LinkKind } from './password-link.ts'

type PasswordFault = Extract<
  CustomerError['code'],
  'BLANK' | 'TOO_SHORT' | 'TOO_LONG' | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
>

export type PasswordPageFault = PasswordFault | 'DIFFERENT' | 'BUSY'

type PerKind = Readonly<Record<LinkKind, string>>

type Messages = {
  readonly title: PerKind
  readonly intro: PerKind
  readonly password: PerKind
  readonly hint: string
  readonly again: PerKind
  readonly save: string
  readonly doneTitle: string
  readonly done: PerKind
  readonly toShop: string
  readonly badTitle: string
  readonly bad: PerKind
  readonly wrong: string
  readonly faults: Readonly<Record<PasswordPageFault, string>>
}

export const passwordPageMessages = {
  bcs: {
    title: { reset: 'Nova lozinka', activate: 'Potvrdite račun' },
    intro: {
      reset: 'Upišite lozinku kojom ćete se prijavljivati. Svi uređaji na kojima ste prijavljeni bit će odjavljeni.',
      activate: 'Odaberite lozinku kojom ćete se prijavljivati. Time je vaš račun potvrđen.',
    },
    password: { reset: 'Nova lozinka', activate: 'Lozinka' },
    hint: `Najmanje ${minPasswordLength} znakova.`,
    again: { reset: 'Nova lozinka još jednom', activate: 'Lozinka još jednom' },
    save: 'Sačuvaj lozinku',
    doneTitle: 'Lozinka je sačuvana',
    done: {
      reset: 'Od sada se prijavljujete novom lozinkom.',
      activate: 'Vaš račun je potvrđen. Od sada se prijavljujete ovom lozinkom.',
    },
    toShop: 'U prodavnicu',
    badTitle: 'Ovaj link više ne vrijedi',
    bad: {
      reset: 'Istekao je ili je već iskorišten. Zatražite novi na stranici za prijavu.',
      activate:
        'Istekao je ili je već iskorišten. Ako ste račun već potvrdili, prijavite se; ako niste, na stranici za prijavu zatražite novu lozinku.',
    },
    wrong: 'Provjerite polje ispod',
    faults: {
      BLANK: 'Upišite lozinku.',
      TOO_SHORT: `Lozinka ima manje od ${minPasswordLength} znakova.`,
      TOO_LONG: `Lozinka ima više od ${maxPasswordLength} znakova.`,
      PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'Lozinka ne može počinjati ni završavati razmakom.',
      DIFFERENT: 'Lozinke nisu iste.',
      BUSY: 'Trenutno je previše zahtjeva. Pokušajte ponovo za minut.',
    },
  },
  en: {
    title: { reset: 'New password', activate: 'Confirm your account' },
    intro: {
      reset: 'Enter the password you will log in with. Every device you are logged in on will be logged out.',
      activate: 'Choose the password you will log in with. That confirms your account.',
    },
    password: { reset: 'New password', activate: 'Password' },
    hint: `At least ${minPasswordLength} characters.`,
    again: { reset: 'New password once more', activate: 'Password once more' },
    save: 'Save the password',
    doneTitle: 'Your password is saved',
    done: {
      reset: 'From now on you log in with the new password.',
      activate: 'Your account is confirmed. From now on you log in with this password.',
    },
    toShop: 'Go to the shop',
    badTitle: 'This link no longer works',
    bad: {
      reset: 'It has expired or was used already. Ask for a new one on the login page.',
      activate:
        'It has expired or was used already. If you have confirmed your account, log in; if not, ask for a new password on the login page.',
    },
    wrong: 'Please check the field below',
    faults: {
      BLANK: 'Enter a password.',
      TOO_SHORT: `The password has fewer than ${minPasswordLength} characters.`,
      TOO_LONG: `The password has more than ${maxPasswordLength} characters.`,
      PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'A password cannot start or end with a space.',
      DIFFERENT: 'The passwords are not the same.',
      BUSY: 'There are too many requests right now. Try again in a minute.',
    },
  },
  es: {
    title: { reset: 'Contraseña nueva', activate: 'Confirma tu cuenta' },
    intro: {
      reset: 'Escribe la contraseña con la que iniciarás sesión. Se cerrará la sesión en todos tus dispositivos.',
      activate: 'Elige la contraseña con la que iniciarás sesión. Así confirmas tu cuenta.',
    },
    password: { reset: 'Contraseña nueva', activate: 'Contraseña' },
    hint: `Al menos ${minPasswordLength} caracteres.`,
    again: { reset: 'Contraseña nueva otra vez', activate: 'Contraseña otra vez' },
    save: 'Guardar la contraseña',
    doneTitle: 'Guardamos tu contraseña',
    done: {
      reset: 'Desde ahora inicias sesión con la contraseña nueva.',
      activate: 'Tu cuenta está confirmada. Desde ahora inicias sesión con esta contraseña.',
    },
    toShop: 'Ir a la tienda',
    badTitle: 'Este enlace ya no es válido',
    bad: {
      reset: 'Venció o ya se usó. Pide uno nuevo en la página de inicio de sesión.',
      activate:
        'Venció o ya se usó. Si ya confirmaste tu cuenta, inicia sesión; si no, pide una contraseña nueva en la página de inicio de sesión.',
    },
    wrong: 'Revisa el campo de abajo',
    faults: {
      BLANK: 'Escribe una contraseña.',
      TOO_SHORT: `La contraseña tiene menos de ${minPasswordLength} caracteres.`,
      TOO_LONG: `La contraseña tiene más de ${maxPasswordLength} caracteres.`,
      PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'Una contraseña no puede empezar ni terminar con un espacio.',
      DIFFERENT: 'Las contraseñas no son iguales.',
      BUSY: 'Hay demasiadas solicitudes en este momento. Inténtalo de nuevo en un minuto.',
    },
  },
} as const satisfies Record<Language, Messages>
