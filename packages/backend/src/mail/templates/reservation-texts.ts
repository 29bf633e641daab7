import type { Language } from '@dvaput/domain/text/language'

export const reservationMailKinds = ['made', 'extended', 'cancelled', 'expired', 'released'] as const
export type ReservationMailKind = (typeof reservationMailKinds)[number]

type Occasion = { readonly subject: (code: string) => string; readonly heading: string; readonly intro: string }

type Texts = {
  readonly occasions: Readonly<Record<ReservationMailKind, Occasion>>
  readonly labels: Readonly<Record<'code' | 'until' | 'where' | 'hours', string>>
  readonly idNeeded: string
  readonly open: string
}

export const reservationTexts = {
  bcs: {
    occasions: {
      made: {
        subject: (code) => `Rezervacija ${code}: čuvamo vam proizvode`,
        heading: 'Vaša rezervacija je spremna',
        intro: 'Proizvode smo odvojili na vaše ime. Pri preuzimanju recite ili pokažite kod.',
      },
      extended: {
        subject: (code) => `Rezervacija ${code} je produžena`,
        heading: 'Rezervacija je produžena',
        intro: 'Čuvamo vam proizvode duže. Novo vrijeme je ispod.',
      },
      cancelled: {
        subject: (code) => `Rezervacija ${code} je otkazana`,
        heading: 'Rezervacija je otkazana',
        intro: 'Otkazali ste rezervaciju i proizvodi su ponovo u prodaji. Ništa niste platili.',
      },
      expired: {
        subject: (code) => `Rezervacija ${code} je istekla`,
        heading: 'Rezervacija je istekla',
        intro: 'Vrijeme za preuzimanje je prošlo i proizvodi su ponovo u prodaji. Ništa niste platili.',
      },
      released: {
        subject: (code) => `Rezervacija ${code} je završena`,
        heading: 'Prodavnica je završila rezervaciju',
        intro: 'Ove proizvode više ne čuvamo za vas. Ništa niste platili.',
      },
    },
    labels: { code: 'Kod za preuzimanje', until: 'Čuvamo do', where: 'Mjesto preuzimanja', hours: 'Radno vrijeme' },
    idNeeded: 'Plaćate u prodavnici, uz važeći lični dokument.',
    open: 'Moje rezervacije',
  },
  en: {
    occasions: {
      made: {
        subject: (code) => `Reservation ${code}: we are holding your products`,
        heading: 'Your reservation is ready',
        intro: 'We have put the products aside for you. Give or show the code when you pick them up.',
      },
      extended: {
        subject: (code) => `Reservation ${code} was extended`,
        heading: 'Your reservation was extended',
        intro: 'We are holding the products for longer. The new deadline is below.',
      },
      cancelled: {
        subject: (code) => `Reservation ${code} was cancelled`,
        heading: 'Your reservation was cancelled',
        intro: 'You cancelled the reservation and the products are for sale again. You have not been charged.',
      },
      expired: {
        subject: (code) => `Reservation ${code} has expired`,
        heading: 'Your reservation has expired',
        intro: 'The pickup time has passed and the products are for sale again. You have not been charged.',
      },
      released: {
        subject: (code) => `Reservation ${code} was ended`,
        heading: 'The shop has ended your reservation',
        intro: 'We are no longer holding these products for you. You have not been charged.',
      },
    },
    labels: { code: 'Pickup code', until: 'Held until', where: 'Pickup point', hours: 'Opening hours' },
    idNeeded: 'You pay at the shop, with a valid ID.',
    open: 'My reservations',
  },
  es: {
    occasions: {
      made: {
        subject: (code) => `Reserva ${code}: te guardamos los productos`,
        heading: 'Tu reserva está lista',
        intro: 'Los productos están apartados a tu nombre. Di o muestra el código al retirarlos.',
      },
      extended: {
        subject: (code) => `La reserva ${code} se extendió`,
        heading: 'Tu reserva se extendió',
        intro: 'Te guardamos los productos por más tiempo. Abajo está el nuevo plazo.',
      },
      cancelled: {
        subject: (code) => `La reserva ${code} fue cancelada`,
        heading: 'Tu reserva fue cancelada',
        intro: 'Cancelaste la reserva y los productos están de nuevo a la venta. No pagaste nada.',
      },
      expired: {
        subject: (code) => `La reserva ${code} venció`,
        heading: 'Tu reserva venció',
        intro: 'Pasó el plazo para retirarla y los productos están de nuevo a la venta. No pagaste nada.',
      },
      released: {
        subject: (code) => `La reserva ${code} terminó`,
        heading: 'La tienda terminó tu reserva',
        intro: 'Ya no te guardamos estos productos. No pagaste nada.',
      },
    },
    labels: {
      code: 'Código de retiro',
      until: 'Guardado hasta',
      where: 'Punto de retiro',
      hours: 'Horario de atención',
    },
    idNeeded: 'Pagas en la tienda, con un documento de identidad vigente.',
    open: 'Mis reservas',
  },
} as const satisfies Record<Language, Texts>
