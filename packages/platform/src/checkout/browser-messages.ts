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
      text: 'Ono što je kupac upisao prikazujemo samo u pregledniku u kojem je upisano. Ovdje možete početi s praznim obrascem. Ako ste podatke upisali vi, na njih vas vodi i link koji vam šaljemo e-mailom.',
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
      text: 'Tražili ste link da narudžbu koju ste započeli nastavite u drugom pregledniku. Vrijedi jedan sat. Ko ga otvori, vidi šta ste upisali: ne prosljeđujte ga.',
      button: 'Nastavi narudžbu',
      ignore: 'Ako niste vi tražili link, ovu poruku možete zanemariti.',
    },
  },
  en: {
    foreign: {
      title: 'This checkout was started in another browser',
      text: 'What the buyer typed is shown only in the browser it was typed in. You can start here with an empty form. If it was you who typed it, a link that we mail you leads to it as well.',
    },
    setAside: {
      title: 'This checkout was continued in another browser meanwhile',
      text: 'What you typed here is kept, and the other browser does not see it. You can go on here.',
    },
    paying: {
      title: 'A payment is under way in another browser',
      text: 'Until it is over, nothing can be changed from here. Please look again in a moment.',
    },
    completed: {
      title: 'The order was placed in another browser',
      text: 'The confirmation, with a link to the order, went to the buyer’s email. We show the details to the buyer only.',
    },
    filledInWith: (email) => `The buyer’s email: ${email}`,
    startOver: 'Start over here',
    goOnHere: 'Go on here',
    sendLink: (email) => `Send a link to ${email}`,
    sent: {
      title: 'Check your mail',
      text: 'We sent a link to the email address of this checkout. It is good for an hour. Look in the spam folder too.',
    },
    tooMany: { title: 'Too many attempts', text: 'Please try again in an hour.' },
    mail: {
      subject: (shop) => `Go on with your order – ${shop}`,
      heading: 'Go on with your order',
      text: 'You asked for a link to go on in another browser with the order you started. It is good for an hour. Whoever opens it sees what you typed: do not forward it.',
      button: 'Go on with the order',
      ignore: 'If you did not ask for it, you can ignore this message.',
    },
  },
  es: {
    foreign: {
      title: 'Esta compra se empezó en otro navegador',
      text: 'Lo que escribió quien compra se muestra solo en el navegador donde lo escribió. Aquí puedes empezar con un formulario vacío. Si lo escribiste tú, también te lleva a tus datos un enlace que te enviamos por correo.',
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
