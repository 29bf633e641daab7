import type { AddressForm } from './address-form.ts'

export const chileanAddressForm: AddressForm = {
  required: ['firstName', 'lastName', 'address1', 'city', 'province', 'zip'],
  postalCode: { pattern: /^\d{7}$/, digits: 7, example: '7500000' },
  // readings N-33: the official names, north to south
  provinces: [
    'Arica y Parinacota',
    'Tarapacá',
    'Antofagasta',
    'Atacama',
    'Coquimbo',
    'Valparaíso',
    'Metropolitana de Santiago',
    "Libertador General Bernardo O'Higgins",
    'Maule',
    'Ñuble',
    'Biobío',
    'La Araucanía',
    'Los Ríos',
    'Los Lagos',
    'Aysén del General Carlos Ibáñez del Campo',
    'Magallanes y de la Antártica Chilena',
  ],
  countries: ['Chile', 'Argentina', 'Perú', 'Bolivia'],
  phone: { pattern: /^(\+569|9)\d{8}$/, example: '+569 1234 5678' },
}
