import { type LocalizedText, localized } from '../localized-text.ts'

type Paint = LocalizedText & { readonly hex: string }

const paint = (hex: string, bcs: string, en: string, es: string): Paint => ({ ...localized(bcs, en, es), hex })

/** Of bodies and of the colours a model is chosen by. */
export const colours = {
  black: paint('#1f2020', 'Crna', 'Black', 'Negro'),
  graphite: paint('#4b4c4e', 'Grafitna', 'Graphite', 'Grafito'),
  grey: paint('#7d7e80', 'Siva', 'Grey', 'Gris'),
  silver: paint('#d9dadb', 'Srebrna', 'Silver', 'Plateado'),
  white: paint('#f5f5f0', 'Bijela', 'White', 'Blanco'),
  blue: paint('#2f4a6b', 'Plava', 'Blue', 'Azul'),
  green: paint('#aee1cd', 'Zelena', 'Green', 'Verde'),
  red: paint('#a3202c', 'Crvena', 'Red', 'Rojo'),
  gold: paint('#e6cfae', 'Zlatna', 'Gold', 'Dorado'),
  pink: paint('#f3d3cf', 'Roza', 'Pink', 'Rosado'),
  purple: paint('#cbc3dc', 'Ljubičasta', 'Purple', 'Morado'),
} as const satisfies Record<string, Paint>

export type Colour = keyof typeof colours
