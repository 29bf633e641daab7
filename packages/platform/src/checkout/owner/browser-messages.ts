import type { Language } from '@dvaput/domain/text/language'

type Notice = { readonly title: string; readonly text: string }

type BrowserMessages = {
  /** Filled in by another browser. */
  readonly foreign: Notice
  readonly setAside: Notice
  readonly paying: Notice
  readonly completed: Notice
  /** The masked e-mail. */
  readonly filledInWith: (email: string) => string
  readonly startOver: string
  readonly goOnHere: string
  readonly sendLink: (email: string) => string
  readonly sent: Notice
  readonly tooMany: Notice
  readonly mail: {
    readonly subject: (shop: string) => string
    readonly heading: string
    readonly text: string
    readonly button: string
    readonly ignore: string
  }
}

export const browserMessages: Readonly<Record<Language, BrowserMessages>> = {
  bcs: {
    foreign: {
      title: 'Ova narudžba je započeta u drugom pregledniku',
      text: 'Radi zaštite podataka, upisano prikazujemo samo u pregledniku u kojem je upisano. Ovdje možete početi s praznim obrascem. Ako ste podatke upisali vi, možemo vam e-mailom poslati link za nastavak.',
    },
    setAside: {
      title: 'Narudžba je u međuvremenu nastavljena u drugom pregledniku',
      text: 'Ono što ste ovdje upisali je sačuvano i drugi ga preglednik ne vidi. Možete nastaviti ovdje.',
    },
    paying: {
      title: 'Plaćanje je u toku u drugom pregledniku',
      text: 'Dok se plaćanje ne završi, narudžba se odavde ne može mijenjati. Pogledajte ponovo za koji trenutak.',
    },
    completed: {
      title: 'Narudžba je poslana iz drugog preglednika',
      text: 'Potvrda s linkom na narudžbu otišla je na e-mail kupca. Podatke prikazujemo samo kupcu.',
    },
    filledInWith: (email) => `E-mail kupca: ${email}`,
    startOver: 'Počni ispočetka ovdje',
    goOnHere: 'Nastavi ovdje',
    sendLink: (email) => `Pošalji link na ${email}`,
    sent: {
      title: 'Provjerite poštu',
      text: 'Poslali smo link na e-mail adresu iz narudžbe. Vrijedi jedan sat. Pogledajte i neželjenu poštu.',
    },
    tooMany: { title: 'Previše pokušaja', text: 'Pokušajte ponovo za sat vremena.' },
    mail: {
      subject: (shop) => `Nastavite svoju narudžbu – ${shop}`,
      heading: 'Nastavite svoju narudžbu',
      text: 'Tražili ste link za nastavak započete narudžbe u drugom pregledniku. Vrijedi jedan sat. Ko ga otvori, vidi šta ste upisali: ne prosljeđujte ga.',
      button: 'Nastavi narudžbu',
      ignore: 'Ako niste vi tražili link, ovu poruku možete zanemariti.',
    },
  },
  en: {
    foreign: {
      title: 'This checkout was started in another browser',
      text: 'For privacy, what was typed is shown only in the browser it was typed in. You can start here with an empty form. If you are the one who typed it, we can email you a link to continue.',
    },
    setAside: {
      title: 'This checkout has since continued in another browser',
      text: 'What you typed here is saved, and the other browser does not see it. You can continue here.',
    },
    paying: {
      title: 'A payment is in progress in another browser',
      text: 'Until it finishes, nothing can be changed here. Please check again in a moment.',
    },
    completed: {
      title: 'The order was placed in another browser',
      text: 'The confirmation, with a link to the order, was sent to the buyer’s email. Only the buyer can see the details.',
    },
    filledInWith: (email) => `The buyer’s email: ${email}`,
    startOver: 'Start over here',
    goOnHere: 'Continue here',
    sendLink: (email) => `Send a link to ${email}`,
    sent: {
      title: 'Check your inbox',
      text: 'We sent a link to the email address from this checkout. It is valid for one hour. Check your spam folder too.',
    },
    tooMany: { title: 'Too many attempts', text: 'Please try again in an hour.' },
    mail: {
      subject: (shop) => `Continue your order – ${shop}`,
      heading: 'Continue your order',
      text: 'You asked for a link to continue the order you started in another browser. It is valid for one hour. Anyone who opens it can see what you typed, so please do not forward it.',
      button: 'Continue the order',
      ignore: 'If you did not ask for it, you can ignore this message.',
    },
  },
  es: {
    foreign: {
      title: 'Esta compra se empezó en otro navegador',
      text: 'Para cuidar tus datos, lo escrito se muestra solo en el navegador donde se escribió. Aquí puedes empezar con un formulario vacío. Si lo escribiste tú, podemos enviarte por correo un enlace para continuar.',
    },
    setAside: {
      title: 'Mientras tanto, esta compra siguió en otro navegador',
      text: 'Lo que escribiste aquí está guardado y el otro navegador no lo ve. Puedes seguir aquí.',
    },
    paying: {
      title: 'Hay un pago en curso en otro navegador',
      text: 'Hasta que termine, desde aquí no se puede cambiar nada. Vuelve a mirar en un momento.',
    },
    completed: {
      title: 'El pedido se hizo en otro navegador',
      text: 'La confirmación, con un enlace al pedido, llegó al correo de quien compró. Los datos se muestran solo a quien compró.',
    },
    filledInWith: (email) => `Correo de quien compra: ${email}`,
    startOver: 'Empezar de nuevo aquí',
    goOnHere: 'Seguir aquí',
    sendLink: (email) => `Enviar un enlace a ${email}`,
    sent: {
      title: 'Revisa tu correo',
      text: 'Enviamos un enlace al correo de esta compra. Vale una hora. Revisa también el correo no deseado.',
    },
    tooMany: { title: 'Demasiados intentos', text: 'Inténtalo otra vez en una hora.' },
    mail: {
      subject: (shop) => `Sigue con tu compra – ${shop}`,
      heading: 'Sigue con tu compra',
      text: 'Pediste un enlace para seguir en otro navegador con la compra que empezaste. Vale una hora. Quien lo abre ve lo que escribiste: no lo reenvíes.',
      button: 'Seguir con la compra',
      ignore: 'Si no lo pediste, puedes ignorar este mensaje.',
    },
  },
}
