import type { AddressForm } from './address-form.ts'

export const chileanAddressForm: AddressForm = {
  required: ['firstName', 'lastName', 'address1', 'city', 'province', 'zip'],
  postalCode: { pattern: /^\d{7}$/, digits: 7, example: '7500000' },
  postalCodeOf: 'block',
  // The official names, north to south. // ADDR-02
  provinces: [
    { code: 'AP', name: 'Arica y Parinacota' },
    { code: 'TA', name: 'Tarapacá' },
    { code: 'AN', name: 'Antofagasta' },
    { code: 'AT', name: 'Atacama' },
    { code: 'CO', name: 'Coquimbo' },
    { code: 'VS', name: 'Valparaíso' },
    { code: 'RM', name: 'Metropolitana de Santiago' },
    { code: 'LI', name: "Libertador General Bernardo O'Higgins" },
    { code: 'ML', name: 'Maule' },
    { code: 'NB', name: 'Ñuble' },
    { code: 'BI', name: 'Biobío' },
    { code: 'AR', name: 'La Araucanía' },
    { code: 'LR', name: 'Los Ríos' },
    { code: 'LL', name: 'Los Lagos' },
    { code: 'AI', name: 'Aysén del General Carlos Ibáñez del Campo' },
    { code: 'MA', name: 'Magallanes y de la Antártica Chilena' },
  ],
  // Only these four can be chosen; the rules of Chile apply to all. // ADDR-04, divergences C-31
  countries: ['CL', 'AR', 'PE', 'BO'],
  phone: {
    pattern: /^(\+569|9)\d{8}$/,
    separators: /\s/g,
    example: '+569 1234 5678',
    toInternational: (digits) => digits.replace(/^9/, '+569'),
  },
}
