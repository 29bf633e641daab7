import { type Words, words } from '../translations.ts'
import { wearOfBodies } from './wear-of-bodies.ts'
import { wearOfParts } from './wear-of-parts.ts'

export type Wear = { readonly B: readonly [Words, ...Words[]]; readonly C: readonly [Words, ...Words[]] }

/** Hardly any marks, wherever one looks. */
export const hardlyWorn: readonly Words[] = [
  words(
    'Tragovi korištenja vide se tek pod jakim svjetlom.',
    'Signs of use show only under strong light.',
    'Las señales de uso se ven solo con luz fuerte.',
  ),
  words('Bez ogrebotina vrijednih pomena.', 'No scratches worth mentioning.', 'Sin rayones dignos de mención.'),
  words(
    'Jedna jedva vidljiva ogrebotina, ništa više.',
    'A single scratch one can hardly see, nothing more.',
    'Un solo rayón apenas visible, nada más.',
  ),
  words('Izgleda gotovo kao nekorišteno.', 'Looks almost unused.', 'Se ve casi sin uso.'),
  words(
    'Lijepo očuvano, vjerovatno malo korišteno.',
    'Well kept, probably little used.',
    'Bien cuidado, probablemente con poco uso.',
  ),
]

/** What is seen where, by grade. */
export const wear = { ...wearOfBodies, ...wearOfParts } as const

export type Zone = keyof typeof wear
