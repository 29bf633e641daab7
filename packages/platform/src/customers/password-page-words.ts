import type { Language } from '@dvaput/domain/text/language'
import { maxPasswordLength, minPasswordLength } from './check-password.ts'
import type { CustomerError } from './customer-error.ts'

type PasswordFault = Extract<
  CustomerError['code'],
  'BLANK' | 'TOO_SHORT' | 'TOO_LONG' | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
>

export type PasswordPageFault = PasswordFault | 'DIFFERENT' | 'BUSY'

type Words = {
  readonly title: Readonly<Record<'reset' | 'activate', string>>
  readonly intro: string
  readonly password: string
  readonly hint: string
  readonly again: string
  readonly save: string
  readonly doneTitle: string
  readonly done: string
  readonly toShop: string
  readonly badTitle: string
  readonly bad: string
  readonly wrong: string
  readonly faults: Readonly<Record<PasswordPageFault, string>>
}

export const passwordPageWords = {
  bcs: {
    title: { reset: 'Nova lozinka', activate: 'Potvrdite račun' },
    intro: 'Upišite lozinku kojom ćete se prijavljivati. Svi uređaji na kojima ste prijavljeni bit će odjavljeni.',
    password: 'Nova lozinka',
    hint: `Najmanje ${minPasswordLength} znakova.`,
    again: 'Nova lozinka još jednom',
    save: 'Sačuvaj lozinku',
    doneTitle: 'Lozinka je sačuvana',
    done: 'Od sada se prijavljujete novom lozinkom.',
    toShop: 'U prodavnicu',
    badTitle: 'Ovaj link više ne vrijedi',
    bad: 'Istekao je ili je već iskorišten. Zatražite novi na stranici za prijavu.',
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
    title: { reset: 'A new password', activate: 'Confirm your account' },
    intro: 'Enter the password you will sign in with. Every device you are signed in on will be signed out.',
    password: 'New password',
    hint: `At least ${minPasswordLength} characters.`,
    again: 'New password once more',
    save: 'Save the password',
    doneTitle: 'Your password is saved',
    done: 'From now on you sign in with the new password.',
    toShop: 'Go to the shop',
    badTitle: 'This link no longer works',
    bad: 'It has expired or was used already. Ask for a new one on the login page.',
    wrong: 'Please check the field below',
    faults: {
      BLANK: 'Enter a password.',
      TOO_SHORT: `The password has fewer than ${minPasswordLength} characters.`,
      TOO_LONG: `The password has more than ${maxPasswordLength} characters.`,
      PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'A password cannot start or end with a space.',
      DIFFERENT: 'The passwords are not the same.',
      BUSY: 'There are too many requests just now. Try again in a minute.',
    },
  },
  es: {
    title: { reset: 'Una contraseña nueva', activate: 'Confirma tu cuenta' },
    intro: 'Escribe la contraseña con la que iniciarás sesión. Se cerrará la sesión en todos tus dispositivos.',
    password: 'Contraseña nueva',
    hint: `Al menos ${minPasswordLength} caracteres.`,
    again: 'Contraseña nueva otra vez',
    save: 'Guardar la contraseña',
    doneTitle: 'Tu contraseña está guardada',
    done: 'Desde ahora inicias sesión con la contraseña nueva.',
    toShop: 'Ir a la tienda',
    badTitle: 'Este enlace ya no es válido',
    bad: 'Venció o ya se usó. Pide uno nuevo en la página de inicio de sesión.',
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
} as const satisfies Record<Language, Words>
