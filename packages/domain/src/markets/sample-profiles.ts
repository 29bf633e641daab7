import type { BankAccount } from './bank-account.ts'
import type { ContactData, Market, MarketId, PostalAddress, Seller } from './market.ts'
import { markets } from './markets.ts'
import { withOwnProfile } from './own-profile.ts'

/** Who the shop of the demo and of the tests is. Nothing of it is real, and none of it is shown outside of them. */
type SampleProfile = {
  readonly contact: Required<{ readonly [Key in keyof ContactData]: NonNullable<ContactData[Key]> }> & {
    readonly social: Readonly<Record<keyof ContactData['social'], string>>
  }
  readonly seller: Seller & { readonly address: PostalAddress }
  readonly bankAccount: BankAccount
}

// divergences N-12
const sarajevoShop: PostalAddress = {
  street: 'Zmaja od Bosne 88',
  postalCode: '71000',
  city: 'Sarajevo',
  country: 'BA',
}

const santiagoShop: PostalAddress = {
  street: 'Avenida Providencia 1650',
  postalCode: '7500000',
  city: 'Santiago',
  country: 'CL',
}

export const sampleProfiles: Readonly<Record<MarketId, SampleProfile>> = {
  ba: {
    contact: {
      email: 'podrska@dvaput.example',
      phones: ['+387 33 555 010', '+387 61 555 010'],
      address: sarajevoShop,
      pickupPoint: sarajevoShop,
      social: {
        facebook: 'https://www.facebook.com/dvaput.example',
        instagram: 'https://www.instagram.com/dvaput.example',
        youtube: 'https://www.youtube.com/@dvaput.example',
      },
    },
    seller: {
      name: 'Dvaput d.o.o. Sarajevo',
      address: sarajevoShop,
      taxIds: [
        { name: 'JIB', value: '4200000000005' },
        { name: 'PDV', value: '200000000005' },
      ],
    },
    bankAccount: { holder: 'Dvaput', iban: 'BA391290079401028494' },
  },
  cl: {
    contact: {
      email: 'soporte@dvaput.example',
      phones: ['+56 2 2555 0100', '+56 9 5550 1000'],
      address: sarajevoShop,
      pickupPoint: santiagoShop,
      social: {
        facebook: 'https://www.facebook.com/dvaput.cl.example',
        instagram: 'https://www.instagram.com/dvaput.cl.example',
        youtube: 'https://www.youtube.com/@dvaput.cl.example',
      },
    },
    seller: { name: 'Dvaput Chile SpA', address: santiagoShop, taxIds: [{ name: 'RUT', value: '76.123.456-0' }] },
    bankAccount: {
      holder: 'Dvaput Chile',
      bank: 'Banco de prueba',
      kind: 'Cuenta corriente',
      number: '00-123-45678-09',
      taxId: '76.086.428-5',
    },
  },
}

type FilledMarket = Market & SampleProfile

/** The markets with their samples in place. */
export const sampleMarkets = {
  ba: withOwnProfile(markets.ba, sampleProfiles.ba) as FilledMarket,
  cl: { ...(withOwnProfile(markets.cl, sampleProfiles.cl) as FilledMarket), importedPayments: 'Mercado Pago' },
} as const satisfies Record<MarketId, Market>
