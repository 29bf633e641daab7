import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Language } from '@dvaput/domain/text/language'
import { deadlines } from '../shops/deadlines.ts'

type IdentityMessages = {
  readonly [Name in
    | 'loginTitle'
    | 'loginText'
    | 'demoCustomer'
    | 'demoMailbox'
    | 'email'
    | 'emailWrong'
    | 'sendCode'
    | 'codeTitle'
    | 'code'
    | 'longCode'
    | 'codeHint'
    | 'codeWrong'
    | 'codeDead'
    | 'confirm'
    | 'otherEmail'
    | 'resend'
    | 'sentAgain'
    | 'tooMany'
    | 'tooManySent'
    | 'closed'
    | 'expiredTitle'
    | 'expiredText'
    | 'brokenText'
    | 'tryAgain'
    | 'errorTitle'
    | 'errorText'
    | 'errorCode'
    | 'logoutTitle'
    | 'logoutText'
    | 'logoutYes'
    | 'logoutNo'
    | 'loggedOutTitle'
    | 'loggedOutText'
    | 'mailHeading'
    | 'mailIgnore'
    | 'mailCode'
    | 'passkeyLogin'
    | 'passkeyRefused'
    | 'passkeyOffer'
    | 'passkeyTitle'
    | 'passkeyText'
    | 'passkeyAdd'
    | 'passkeyLater'
    | 'passkeyFailed'
    | 'passwordWay'
    | 'passwordTitle'
    | 'password'
    | 'passwordMissing'
    | 'passwordWrong'
    | 'passwordForgot'
    | 'codeWay']: string
} & {
  readonly codeSent: (email: string) => string
  readonly longCodeSent: (email: string) => string
  readonly mailSubject: (code: string, shop: string) => string
  readonly mailText: (shop: string) => string
}

const validity = (language: Language) => formatSpan(deadlines.loginCode, language)

export const identityMessages = {
  bcs: {
    passkeyLogin: 'Prijavi se pristupnim ključem',
    passkeyRefused: 'Pristupni ključ nije prihvaćen. Prijavite se kodom.',
    passkeyOffer: 'Nakon prijave dodaj pristupni ključ na ovaj uređaj',
    passkeyTitle: 'Dodajte pristupni ključ',
    passkeyText: 'Sljedeći put se prijavite otiskom prsta, licem ili PIN-om uređaja, bez koda.',
    passkeyAdd: 'Dodaj pristupni ključ',
    passkeyLater: 'Ne sada',
    passwordWay: 'Prijavi se lozinkom',
    passwordTitle: 'Prijava lozinkom',
    password: 'Lozinka',
    passwordMissing: 'Upišite lozinku.',
    passwordWrong: 'E-mail ili lozinka nisu tačni. Pokušajte ponovo ili se prijavite kodom.',
    passwordForgot: 'Zaboravljena lozinka?',
    codeWay: 'Pošalji mi kod',
    passkeyFailed: 'Ključ nije dodan. Pokušajte ponovo ili nastavite bez njega.',
    loginTitle: 'Prijava',
    loginText: 'Upišite e-mail adresu i poslat ćemo vam kod za prijavu. Lozinka nije potrebna.',
    demoCustomer: 'Ovo je demo. Probajte prijavu kao',
    demoMailbox: 'Kod stiže u sandučić demoa.',
    email: 'E-mail adresa',
    emailWrong: 'Upišite ispravnu e-mail adresu, na primjer ime@primjer.ba.',
    sendCode: 'Pošalji kod',
    codeTitle: 'Upišite kod',
    codeSent: (email) => `Poslali smo kod od 6 cifara na ${email}. Vrijedi ${validity('bcs')}.`,
    longCodeSent: (email) =>
      `Poslali smo kod od 12 znakova na ${email}. Duži je jer je danas za tu adresu traženo mnogo kodova. Vrijedi ${validity('bcs')}.`,
    code: 'Kod od 6 cifara',
    longCode: 'Kod od 12 znakova',
    codeHint: 'Nema poruke? Pogledajte i neželjenu poštu.',
    codeWrong: 'Kod nije tačan. Provjerite ga i upišite ponovo.',
    codeDead: 'Ovaj kod više ne vrijedi. Zatražite novi.',
    confirm: 'Prijavi se',
    otherEmail: 'Druga e-mail adresa',
    resend: 'Pošalji novi kod',
    sentAgain: 'Poslali smo vam novi kod.',
    tooMany: 'Previše pokušaja. Pokušajte ponovo za četvrt sata ili kasnije.',
    tooManySent:
      'Traženo je previše kodova. Novi možete zatražiti za četvrt sata ili kasnije; posljednji kod još vrijedi.',
    closed: 'Ovaj račun je zatvoren. Javite nam se ako mislite da je to greška.',
    expiredTitle: 'Prijava je istekla',
    expiredText: 'Vratite se u prodavnicu i počnite prijavu iznova.',
    brokenText:
      'Greška je naša i zabilježena je. Pokušajte ponovo za trenutak; ako vaš kod više ne vrijedi, poslat ćemo vam novi.',
    tryAgain: 'Pokušaj ponovo',
    errorTitle: 'Prijava nije uspjela',
    errorText: 'Zahtjev za prijavu nije ispravan. Vratite se u prodavnicu i pokušajte ponovo.',
    errorCode: 'Greška',
    logoutTitle: 'Želite li se odjaviti?',
    logoutText: 'Odjava vrijedi za sve prodavnice u koje ste ušli ovim računom u ovom pregledniku.',
    logoutYes: 'Odjavi me',
    logoutNo: 'Ne odjavljuj me',
    loggedOutTitle: 'Odjavljeni ste',
    loggedOutText: 'Vidimo se uskoro.',
    mailSubject: (code, shop) => `${code} je vaš kod za ${shop}`,
    mailHeading: 'Vaš kod za prijavu',
    mailText: (shop) => `Upišite ovaj kod na stranici za prijavu prodavnice ${shop}. Vrijedi ${validity('bcs')}.`,
    mailCode: 'Kod',
    mailIgnore: 'Ako niste tražili kod, ovu poruku možete zanemariti. Kod nikome ne dajte.',
  },
  en: {
    passkeyLogin: 'Log in with a passkey',
    passkeyRefused: 'The passkey was not accepted. Log in with a code.',
    passkeyOffer: 'Add a passkey on this device after logging in',
    passkeyTitle: 'Add a passkey',
    passkeyText: 'Next time, log in with your fingerprint, face or device PIN instead of a code.',
    passkeyAdd: 'Add a passkey',
    passkeyLater: 'Not now',
    passwordWay: 'Log in with a password',
    passwordTitle: 'Log in with a password',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    passwordWrong: 'The email or the password is not correct. Try again, or log in with a code.',
    passwordForgot: 'Forgot your password?',
    codeWay: 'Send me a code',
    passkeyFailed: 'The passkey was not added. Try again, or go on without it.',
    loginTitle: 'Log in',
    loginText: 'Enter your email and we will send you a login code. No password needed.',
    demoCustomer: 'This is a demo. Try it as',
    demoMailbox: 'The code arrives in the demo’s mailbox.',
    email: 'Email',
    emailWrong: 'Enter a valid email address, such as name@example.com.',
    sendCode: 'Send code',
    codeTitle: 'Enter the code',
    codeSent: (email) => `We sent a 6-digit code to ${email}. It is valid for ${validity('en')}.`,
    longCodeSent: (email) =>
      `We sent a 12-character code to ${email}. It is longer because many codes were requested for this address today. It is valid for ${validity('en')}.`,
    code: '6-digit code',
    longCode: '12-character code',
    codeHint: 'No message? Check your spam folder too.',
    codeWrong: 'That code is not correct. Check it and enter it again.',
    codeDead: 'This code no longer works. Ask for a new one.',
    confirm: 'Log in',
    otherEmail: 'Use another email',
    resend: 'Send a new code',
    sentAgain: 'We have sent a new code.',
    tooMany: 'Too many attempts. Try again in 15 minutes or later.',
    tooManySent: 'Too many codes were requested. Ask for a new one in 15 minutes or later; the last code still works.',
    closed: 'This account is closed. Write to us if you think that is a mistake.',
    expiredTitle: 'This login has expired',
    expiredText: 'Go back to the shop and start again.',
    brokenText:
      'This was our mistake and has been logged. Try again in a moment; if your code no longer works, we will send you a new one.',
    tryAgain: 'Try again',
    errorTitle: 'We could not log you in',
    errorText: 'The login request is not valid. Go back to the shop and try again.',
    errorCode: 'Error',
    logoutTitle: 'Do you want to log out?',
    logoutText: 'You will be logged out of every shop you use with this account in this browser.',
    logoutYes: 'Log me out',
    logoutNo: 'Stay logged in',
    loggedOutTitle: 'You are logged out',
    loggedOutText: 'See you soon.',
    mailSubject: (code, shop) => `${code} is your ${shop} code`,
    mailHeading: 'Your login code',
    mailText: (shop) => `Enter this code on the ${shop} login page. It is valid for ${validity('en')}.`,
    mailCode: 'Code',
    mailIgnore: 'If you did not ask for a code, ignore this message. Do not share the code with anyone.',
  },
  es: {
    passkeyLogin: 'Entrar con una llave de acceso',
    passkeyRefused: 'La llave de acceso no fue aceptada. Entra con un código.',
    passkeyOffer: 'Después de entrar, agregar una llave de acceso en este dispositivo',
    passkeyTitle: 'Agrega una llave de acceso',
    passkeyText: 'La próxima vez, entra con tu huella, tu cara o el PIN del dispositivo, sin código.',
    passkeyAdd: 'Agregar una llave de acceso',
    passkeyLater: 'Ahora no',
    passwordWay: 'Entrar con contraseña',
    passwordTitle: 'Entrar con contraseña',
    password: 'Contraseña',
    passwordMissing: 'Escribe tu contraseña.',
    passwordWrong: 'El correo o la contraseña no son correctos. Inténtalo otra vez o entra con un código.',
    passwordForgot: '¿Olvidaste tu contraseña?',
    codeWay: 'Enviarme un código',
    passkeyFailed: 'La llave no se agregó. Inténtalo de nuevo o sigue sin ella.',
    loginTitle: 'Iniciar sesión',
    loginText: 'Escribe tu correo y te enviaremos un código de acceso. No necesitas contraseña.',
    demoCustomer: 'Esto es una demo. Prueba con',
    demoMailbox: 'El código llega al buzón de la demo.',
    email: 'Correo electrónico',
    emailWrong: 'Escribe un correo válido, por ejemplo nombre@ejemplo.cl.',
    sendCode: 'Enviar código',
    codeTitle: 'Escribe el código',
    codeSent: (email) => `Enviamos un código de 6 dígitos a ${email}. Vale por ${validity('es')}.`,
    longCodeSent: (email) =>
      `Enviamos un código de 12 caracteres a ${email}. Es más largo porque hoy se pidieron muchos códigos para esta dirección. Vale por ${validity('es')}.`,
    code: 'Código de 6 dígitos',
    longCode: 'Código de 12 caracteres',
    codeHint: '¿No llegó? Revisa también el correo no deseado.',
    codeWrong: 'El código no es correcto. Revísalo y escríbelo otra vez.',
    codeDead: 'Este código ya no sirve. Pide uno nuevo.',
    confirm: 'Entrar',
    otherEmail: 'Usar otro correo',
    resend: 'Enviar otro código',
    sentAgain: 'Te enviamos un código nuevo.',
    tooMany: 'Demasiados intentos. Prueba otra vez en 15 minutos o más tarde.',
    tooManySent: 'Se pidieron demasiados códigos. Pide otro en 15 minutos o más tarde; el último código aún sirve.',
    closed: 'Esta cuenta está cerrada. Escríbenos si crees que es un error.',
    expiredTitle: 'El inicio de sesión venció',
    expiredText: 'Vuelve a la tienda y empieza otra vez.',
    brokenText:
      'Fue un error nuestro y quedó registrado. Prueba otra vez en un momento; si tu código ya no sirve, te enviamos otro.',
    tryAgain: 'Probar otra vez',
    errorTitle: 'No se pudo iniciar sesión',
    errorText: 'La solicitud no es válida. Vuelve a la tienda y prueba otra vez.',
    errorCode: 'Error',
    logoutTitle: '¿Quieres cerrar sesión?',
    logoutText: 'Se cerrará en todas las tiendas en que entraste con esta cuenta en este navegador.',
    logoutYes: 'Cerrar sesión',
    logoutNo: 'Mantener la sesión',
    loggedOutTitle: 'Cerraste sesión',
    loggedOutText: 'Hasta pronto.',
    mailSubject: (code, shop) => `${code} es tu código de ${shop}`,
    mailHeading: 'Tu código de acceso',
    mailText: (shop) => `Escribe este código en la página de acceso de ${shop}. Vale por ${validity('es')}.`,
    mailCode: 'Código',
    mailIgnore: 'Si no pediste un código, ignora este mensaje. No se lo des a nadie.',
  },
} as const satisfies Record<Language, IdentityMessages>
