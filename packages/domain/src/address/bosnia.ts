import type { AddressForm } from './address-form.ts'

export const bosnianAddressForm: AddressForm = {
  required: ['firstName', 'lastName', 'address1', 'city', 'province', 'zip'],
  postalCode: { pattern: /^\d{5}$/, digits: 5, example: '71000' },
  postalCodeOf: 'town',
  provinces: [
    { code: '01', name: 'Unsko-sanski kanton' },
    { code: '02', name: 'Posavski kanton' },
    { code: '03', name: 'Tuzlanski kanton' },
    { code: '04', name: 'Zeničko-dobojski kanton' },
    { code: '05', name: 'Bosansko-podrinjski kanton' },
    { code: '06', name: 'Srednjobosanski kanton' },
    { code: '07', name: 'Hercegovačko-neretvanski kanton' },
    { code: '08', name: 'Zapadnohercegovački kanton' },
    { code: '09', name: 'Kanton Sarajevo' },
    { code: '10', name: 'Kanton 10' },
    { code: 'SRP', name: 'Republika Srpska' },
    { code: 'BRC', name: 'Brčko distrikt' },
  ],
  provinceGroups: [
    {
      name: 'Federacija Bosne i Hercegovine',
      provinces: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'],
    },
    { name: 'Republika Srpska', provinces: ['SRP'] },
    { name: 'Brčko distrikt', provinces: ['BRC'] },
  ],
  countries: ['BA'],
  phone: {
    // Mobile numbers begin with 6 and have eight or nine digits, landlines with 3 to 5 and have eight.
    pattern: /^(\+387|0)(6\d{7,8}|[345]\d{7})$/,
    // 061/234-567 is how most people write it.
    separators: /[\s()./-]/g,
    example: '+387 61 234 567',
    toInternational: (digits) => digits.replace(/^0/, '+387'),
  },
}
