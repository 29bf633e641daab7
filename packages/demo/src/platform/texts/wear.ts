import { type LocalizedText, localized } from '../localized-text.ts'
import { wearOfBodies } from './wear-of-bodies.ts'
import { wearOfParts } from './wear-of-parts.ts'

export type Wear = {
  readonly B: readonly [LocalizedText, ...LocalizedText[]]
  readonly C: readonly [LocalizedText, ...LocalizedText[]]
}

/** Hardly any marks, wherever one looks. */
export const hardlyWorn = {
  single: [
    localized(
      'Tragovi korištenja vide se tek pod jakim svjetlom.',
      'Signs of use show only under strong light.',
      'Las marcas de uso solo se ven con luz fuerte.',
    ),
    localized('Bez ogrebotina vrijednih pomena.', 'No scratches worth mentioning.', 'Sin rayones que mencionar.'),
    localized(
      'Jedna jedva vidljiva ogrebotina, ništa više.',
      'One barely visible scratch, nothing more.',
      'Un solo rayón apenas visible, nada más.',
    ),
    localized('Izgleda gotovo kao nekorišteno.', 'Looks almost unused.', 'Se ve casi sin uso.'),
    localized(
      'Lijepo očuvano, vjerovatno malo korišteno.',
      'Well kept, probably little used.',
      'Bien cuidado, probablemente con poco uso.',
    ),
  ],
  batch: [
    localized(
      'Na svakom komadu tek sitni tragovi, vidljivi pod jakim svjetlom.',
      'Every unit has only tiny marks, visible under strong light.',
      'Cada unidad tiene solo marcas mínimas, visibles con luz fuerte.',
    ),
    localized(
      'Nijedan komad nema ogrebotina vrijednih pomena.',
      'No unit has scratches worth mentioning.',
      'Ninguna unidad tiene rayones que mencionar.',
    ),
    localized('Svi komadi su lijepo očuvani.', 'All units are well kept.', 'Todas las unidades están bien cuidadas.'),
  ],
} as const satisfies Record<'single' | 'batch', readonly LocalizedText[]>

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** A mark that not every unit of a batch has. */
export const onSomeUnits = (mark: LocalizedText): LocalizedText =>
  localized(
    `Na pojedinim komadima: ${lowerFirst(mark.bcs)}`,
    `On some units: ${lowerFirst(mark.en)}`,
    `En algunas unidades: ${lowerFirst(mark.es)}`,
  )

export const noneWorse = (grade: 'B' | 'C'): LocalizedText =>
  localized(
    `Nijedan komad nije lošiji od klase ${grade}.`,
    `No unit is worse than grade ${grade}.`,
    `Ninguna unidad está por debajo del grado ${grade}.`,
  )

/** What is seen where, by grade. */
export const wear = { ...wearOfBodies, ...wearOfParts } as const

export type Zone = keyof typeof wear
