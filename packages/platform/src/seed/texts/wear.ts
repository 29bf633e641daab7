import { type LocalizedText, localized } from '../localized-text.ts'
import { wearOfBodies } from './wear-of-bodies.ts'
import { wearOfParts } from './wear-of-parts.ts'

export type Wear = {
  readonly B: readonly [LocalizedText, ...LocalizedText[]]
  readonly C: readonly [LocalizedText, ...LocalizedText[]]
}

/** Hardly any marks, wherever one looks. */
export const hardlyWorn: readonly LocalizedText[] = [
  localized(
    'Tragovi korištenja vide se tek pod jakim svjetlom.',
    'Signs of use show only under strong light.',
    'Las señales de uso se ven solo con luz fuerte.',
  ),
  localized('Bez ogrebotina vrijednih pomena.', 'No scratches worth mentioning.', 'Sin rayones dignos de mención.'),
  localized(
    'Jedna jedva vidljiva ogrebotina, ništa više.',
    'A single scratch one can hardly see, nothing more.',
    'Un solo rayón apenas visible, nada más.',
  ),
  localized('Izgleda gotovo kao nekorišteno.', 'Looks almost unused.', 'Se ve casi sin uso.'),
  localized(
    'Lijepo očuvano, vjerovatno malo korišteno.',
    'Well kept, probably little used.',
    'Bien cuidado, probablemente con poco uso.',
  ),
]

/** What is seen where, by grade. */
export const wear = { ...wearOfBodies, ...wearOfParts } as const

export type Zone = keyof typeof wear
