import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { AddressFields } from '@dvaput/platform/tables/customers.table'

const of = (market: MarketId) => {
  const { firstName, lastName } = demoCustomers[market]
  return { firstName, lastName, company: null, address2: null }
}

/** The first is the default. */
export const demoAddresses = {
  ba: [
    {
      ...of('ba'),
      address1: 'Ferhadija 12',
      city: 'Sarajevo',
      province: 'Kanton Sarajevo',
      zip: '71000',
      countryCode: 'BA',
      phone: '+38761200300',
    },
    {
      ...of('ba'),
      company: 'Studio Hadžić',
      address1: 'Kralja Tvrtka 5',
      address2: 'drugi sprat',
      city: 'Zenica',
      province: 'Zeničko-dobojski kanton',
      zip: '72000',
      countryCode: 'BA',
      phone: '+38761200300',
    },
  ],
  cl: [
    {
      ...of('cl'),
      address1: 'Avenida Providencia 1650',
      address2: 'depto. 804',
      city: 'Providencia',
      province: 'Metropolitana de Santiago',
      zip: '7500000',
      countryCode: 'CL',
      phone: '+56920003000',
    },
    {
      ...of('cl'),
      address1: 'Calle Condell 1231',
      city: 'Valparaíso',
      province: 'Valparaíso',
      zip: '2340000',
      countryCode: 'CL',
      phone: '+56920003000',
    },
  ],
} as const satisfies Readonly<Record<MarketId, readonly AddressFields[]>>
