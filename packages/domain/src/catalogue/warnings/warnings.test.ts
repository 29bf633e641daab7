import { describe, expect, it } from 'vitest'
import { readWarnings } from './warnings.ts'

const isBroken = (text: string) => readWarnings([text]).some(({ kind }) => kind === 'not-working')

const fine = {
  en: [
    ...['No cracked screen', 'Not faulty', 'Not defective in any way', 'no water damage', 'No liquid damage or dents'],
    ...[
      'No signs of water damage',
      'never faulty, always in a case',
      'The unit is not defective',
      'without a cracked LCD',
    ],
    ...['No dents or cracked screen', 'screen has no lines on screen', 'No boot loop', 'not bricked', "isn't faulty"],
    ...['No errors in memory test', 'No disk errors', 'no drive failure', 'No known panel fault', 'non-defective'],
    ...['Free of water damage', 'Water damage: none', 'Cracked screen: no', 'Never failed SMART', 'No longer faulty'],
    ...['We refund if defective', 'Returned unless dead on arrival', 'Guaranteed against defective parts'],
    ...['Shipped at no charge', 'Nothing defective', 'Neither faulty nor locked', 'Fully working, no faults'],
  ],
  es: [
    ...['Sin fallas', 'sin pantalla quebrada', 'No tiene la pantalla quebrada', 'La pantalla no está dañada'],
    ...['No está defectuoso', 'nunca averiado', 'Sin golpes ni pantalla rota', 'No presenta fallas', 'ni defectuosa'],
    ...['Equipo en buen estado, sin placa dañada', 'Funciona perfecto, no tiene detalles', 'Pantalla rota: no'],
    ...['Garantía si llega defectuoso', 'no es defectuoso', 'Sin daños por agua'],
  ],
  bcs: [
    'Nije neispravan',
    'nije u kvaru',
    'Nije pokvaren',
    'bez kvara',
    'ispravan, nema neispravnih tipki',
    'ako je neispravan',
  ],
}

const broken = {
  en: [
    ...['Cracked screen', 'Faulty', 'Screen cracked, otherwise fine', 'Defective battery', 'No power', 'Not working'],
    ...[
      'No box, faulty',
      'Not tested may be faulty',
      'not only faulty but dirty',
      'Water damaged',
      'Does not power on',
    ],
    ...['No doubt defective', 'no power supply and faulty', 'No charger. Cracked screen.', 'No post', "won't charge"],
    ...[
      'Fails SMART',
      'Boot loop',
      'Dead',
      'No charge',
      'No returns on this faulty unit',
      'not sure if it works, bricked',
    ],
    ...['No cracked screen but faulty battery', 'Shuts off by itself', 'Not pretty, dead on arrival'],
  ],
  es: [
    ...[
      'No funciona',
      'No enciende',
      'Pantalla quebrada',
      'Equipo defectuoso',
      'Sin cargador, pantalla rota',
      'No carga',
    ],
    ...['no tiene caja y está defectuoso', 'placa dañada', 'sin uso desde que quedó averiado'],
  ],
  bcs: ['Neispravan', 'Ne radi', 'pokvaren ekran', 'bez kutije, u kvaru', 'Nema punjač i neispravan je'],
}

describe.each(Object.entries(fine))('words about what works: %s', (_, texts) => {
  it.each(texts)('no warning of “%s”', (text) => expect(isBroken(text)).toBe(false))
})

describe.each(Object.entries(broken))('words about what does not work: %s', (_, texts) => {
  it.each(texts)('a warning of “%s”', (text) => expect(isBroken(text)).toBe(true))
})
