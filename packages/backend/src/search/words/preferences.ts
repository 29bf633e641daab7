import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import type { InLanguages } from '@dvaput/integrations/storefront/catalogue-record'
import { inLanguages } from '../unsold/unsold-kind.ts'
import { splitWords } from './split-words.ts'
import { isStopWord, type ReadWord } from './stop-words.ts'

const preferenceIds = ['battery', 'camera', 'light', 'large-screen', 'silent', 'students', 'games', 'cheap'] as const
export type PreferenceId = (typeof preferenceIds)[number]

type Preference = {
  /** What is said of the order. */
  readonly label: InLanguages
  /** In any of our languages; a bar stands between words that are as good as each other. */
  readonly phrases: readonly string[]
  /** Slugs of the product types that we hold the figures of; nothing where it is all of them. */
  readonly types: readonly string[] | null
  /** What is meant where nothing else was said, as by "watch movies". */
  readonly alone?: readonly string[]
}

const computers = ['desktop', 'small-form-factor', 'usff', 'workstation', 'all-in-one']
const portable = ['laptop', 'chrome-os', 'smartphone', 'tablet', 'e-reader']

const good =
  'dobra|dobrom|dobru|dobre|jaka|jakom|jaku|odlicna|odlicnom|najbolja|najboljom|najbolju|velika|velikom|dugotrajna|dugotrajnom|nova|novom|good|great|best|long|strong|big|excellent|new|buena|mejor|larga|gran|excelente|nueva'
const battery = 'baterija|baterijom|bateriju|battery|bateria'
const camera = 'kamera|kamerom|kameru|kamere|camera|camara'
const large =
  'velik|veliki|velikim|velikog|velika|veci|vecim|najveci|large|larger|largest|big|bigger|biggest|wide|grande|grandes|gran'
const screen = 'ekran|zaslon|display|screen|pantalla'

export const preferences = {
  battery: {
    label: inLanguages(['najbolja baterija prvo', 'best battery first', 'mejor batería primero']),
    phrases: [
      `${good} ${battery}`,
      `${battery} good|dobra|buena|larga|duradera|dugotrajna|nova|nueva`,
      `${good} battery life`,
      'battery life',
      'larga|buena duracion bateria',
      'bateria larga duracion',
      'dugo traje|drzi baterija',
      'baterija dugo traje|drzi',
      'trajanje baterije',
      'mucha bateria',
    ],
    types: [...portable, 'smartwatch'],
    alone: ['laptop', 'smartphone', 'tablet'],
  },
  camera: {
    label: inLanguages([
      'kamera s više megapiksela prvo',
      'camera with more megapixels first',
      'cámara con más megapíxeles primero',
    ]),
    phrases: [`${good} ${camera}`, `${camera} good|dobra|buena`],
    types: ['smartphone', 'tablet'],
    alone: ['smartphone'],
  },
  light: {
    label: inLanguages(['najlakši prvo', 'lightest first', 'más livianos primero']),
    phrases: [
      'lagan|lagani|lagana|lak|laki|laka|laksi|najlaksi|lightweight|light|lighter|lightest|ultralight|ligero|ligera|liviano|liviana|ultraliviano|ultraligero',
    ],
    types: null,
  },
  'large-screen': {
    label: inLanguages(['najveći ekran prvo', 'largest screen first', 'pantalla más grande primero']),
    phrases: [
      `${large} ${screen}`,
      `${screen} ${large}`,
      large,
      'gledanje|gledam|gledati filmova|filmove|serija|serije|videa',
      'watch|watching movies|movie|films|film|series|videos|netflix|youtube|tv',
      'ver peliculas|pelicula|series|videos|netflix|youtube',
    ],
    types: [...portable, 'monitor', 'all-in-one'],
    alone: ['laptop', 'tablet', 'all-in-one'],
  },
  silent: {
    label: inLanguages([
      'tiši prvo: štedljiv procesor, bez zasebne grafičke',
      'quieter first: low-power processor, no separate graphics',
      'más silenciosos primero: procesador de bajo consumo, sin gráfica dedicada',
    ]),
    phrases: [
      'tih|tihi|tiha|tisi|najtisi|besuman|necujan|silent|quiet|quieter|noiseless|fanless|silencioso|silenciosa|silenciosos',
      'bez buke|buka|ventilatora|noise|ruido',
    ],
    types: ['laptop', 'chrome-os', ...computers],
  },
  students: {
    label: inLanguages([
      'za studente: lakši i jeftiniji prvo',
      'for students: lighter and cheaper first',
      'para estudiantes: más livianos y baratos primero',
    ]),
    phrases: [
      'student|studenti|studente|studenta|studentski|studentica|students|estudiante|estudiantes|estudiar|ucenik|ucenika|ucenje|studying|study|skola|skolu|skole|skolski|school|escuela|colegio|fakultet|faks|university|universidad|college|liceo|srednja|srednjoskolac',
    ],
    types: [...portable, ...computers],
  },
  games: {
    label: inLanguages([
      'za igre: gaming modeli prvo',
      'for games: gaming models first',
      'para jugar: modelos gamer primero',
    ]),
    phrases: [
      'gaming|gejming|gamer|gamers|gamere|gejmere|gejmerski|gejmerska|gejmersko|gamerski|igre|igrice|igrica|igranje|games|game|juegos|jugar|gamera|fortnite|gta|minecraft|fifa|videojuegos',
    ],
    types: null,
  },
  cheap: {
    label: inLanguages(['najjeftinije prvo', 'cheapest first', 'más baratos primero']),
    phrases: [],
    types: null,
  },
} as const satisfies Record<PreferenceId, Preference>

type Phrase = {
  readonly id: PreferenceId
  readonly words: readonly ReadonlySet<string>[]
  /** "bez buke", and not noise cancelling. */
  readonly isWithout: boolean
}

const toSet = (choice: string): ReadonlySet<string> =>
  new Set(choice.split('|').flatMap((word) => splitWords(word).map(toLexeme)))

/** The longest first. */
const phrases: readonly Phrase[] = preferenceIds
  .flatMap((id) =>
    preferences[id].phrases.map((phrase) => ({
      id,
      isWithout: phrase.startsWith('bez '),
      words: phrase
        .split(' ')
        .filter((word) => !isStopWord(word))
        .map(toSet),
    })),
  )
  .toSorted((one, other) => other.words.length - one.words.length)

/** A preference, with its place in the text. */
export type PreferenceInText = { readonly id: PreferenceId; readonly from: number; readonly to: number }

/** Names that a preference is part of: be quiet! makes power supplies. */
const namesBefore = new Set(['be', 'surface', 'galaxy'])

/** The preferences in a text, and the words that are left. */
export const takePreferences = (read: readonly ReadWord[]) => {
  const found: PreferenceInText[] = []
  const left: ReadWord[] = []
  for (let at = 0; at < read.length; ) {
    const word = read[at] as ReadWord
    const isName = namesBefore.has(read[at - 1]?.word ?? '')
    const phrase = phrases.find(({ words, isWithout }) => {
      const isSaid = words.every((choice, offset) => choice.has(toLexeme(read[at + offset]?.word ?? '')))
      // "kindle with light" is no light one.
      const isNoun = words.length === 1 && word.connective === 'with'
      // "nova baterija za laptop" is a battery.
      const isThing = words.length > 1 && read[at + words.length]?.connective === 'for'
      return isSaid && !isName && !isNoun && !isThing && isWithout === (word.connective === 'without')
    })
    if (phrase) {
      const to = (read[at + phrase.words.length - 1]?.index ?? word.index) + 1
      found.push({ id: phrase.id, from: word.index, to })
    } else left.push(word)
    at += phrase?.words.length ?? 1
  }
  return { found, left }
}

/** Whether we hold figures of what was named; where no type was named, of some product. */
export const canOrderBy = (id: PreferenceId, types: readonly string[]): boolean => {
  const known: readonly string[] | null = preferences[id].types
  return known === null || types.length === 0 || types.some((type) => known.includes(type))
}

/** The product types of a preference that says enough by itself; of one word, as "light", nothing can be told. */
export const typesOfPreference = ({ id, from, to }: PreferenceInText): readonly string[] => {
  const { alone = [] }: Preference = preferences[id]
  return to - from > 1 ? alone : []
}
