import type { AddressForm } from './address-form.ts'

export const bosnianAddressForm: AddressForm = {
  required: ['firstName', 'lastName', 'address1', 'city', 'province', 'zip'],
  postalCode: { pattern: /^\d{5}$/, digits: 5, example: '71000' },
  provinces: [
    'Unsko-sanski kanton',
    'Posavski kanton',
    'Tuzlanski kanton',
    'Zeničko-dobojski kanton',
    'Bosansko-podrinjski kanton',
    'Srednjobosanski kanton',
    'Hercegovačko-neretvanski kanton',
    'Zapadnohercegovački kanton',
    'Kanton Sarajevo',
    'Kanton 10',
    'Republika Srpska',
    'Brčko distrikt',
  ],
  countries: ['Bosna i Hercegovina'],
  phone: { pattern: /^(\+387|0)6\d{7,8}$/, example: '+387 61 234 567' },
}
