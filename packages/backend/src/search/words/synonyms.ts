import { type Condition, conditions } from '@dvaput/domain/catalogue/condition/condition'
import { subcategoriesOf } from '@dvaput/domain/catalogue/menus/collection-menus'
import { retailCategories, tagsOf } from '@dvaput/domain/catalogue/menus/retail-categories'
import { productTypes } from '@dvaput/domain/catalogue/menus/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import { once } from '@dvaput/domain/flow/once'
import { mainCollections } from '@dvaput/domain/markets/main-collections'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { conditionMark, typeMark } from '../entries/search-document.ts'
import type { UnsoldKind } from '../unsold/unsold-kind.ts'
import { unsoldKinds } from '../unsold/unsold-kinds.ts'
import { collectionSynonyms, retailNames } from './category-synonyms.ts'
import { editDistance } from './edit-distance.ts'
import { levelOfTypes, levelOfUnsold } from './kind-levels.ts'
import { productTypeSynonyms } from './product-type-synonyms.ts'
import { splitWords } from './split-words.ts'
import { isStopWord } from './stop-words.ts'

const conditionWords = {
  new: 'new, brand new, nov, novi, nova, novo, nove, nekorišteno, nuevo',
  refurbished: 'refurbished, renewed, obnovljen, obnovljeno, reparirano, repariran, reacondicionado',
  used: 'used, second hand, polovno, polovan, rabljeno, rabljen, korišteno, korišten, usado, segunda mano',
} as const satisfies Record<Condition, string>

/** Names of brands and models, as they are also written. */
const nameWords = ['HP, hewlett packard', 'iPhone, ajfon', 'iPad, ajped', 'MacBook, makbuk']

/** Generations of Wi-Fi by the standard that specifications name. */
const wifiWords = [
  { lexemes: ['802.11n'], words: 'wifi 4, wi fi 4, wifi4' },
  { lexemes: ['802.11ac'], words: 'wifi 5, wi fi 5, wifi5, wifi ac' },
  { lexemes: ['802.11ax'], words: 'wifi 6, wi fi 6, wifi6, wifi 6e, wi fi 6e, wifi ax' },
] as const

/** What a product must say of itself: another graphics card is called Dual. */
const featureWords = [{ lexemes: ['dual', 'sim'], words: 'dual sim, dvije sim kartice, dvije sim, doble sim' }] as const

/** Synonyms that are no product type. */
const otherWords = [
  'windows, win',
  'windows 11, win 11, win11',
  'bluetooth, blutut, bežični, wireless, inalámbrico',
  'touch, touchscreen, touch screen, ekran na dodir, zaslon na dodir, táctil, pantalla táctil',
  'backlight, backlit, osvijetljena, pozadinsko osvjetljenje, osvjetljenje, retroiluminado',
  'noise cancelling, noise canceling, anc, poništavanje buke, cancelación de ruido',
  'laser, laserski, láser',
  'inkjet, ink jet, tintni, inyección de tinta',
  'color, colour, kolor, boji',
  'crna, crni, black, negro',
  'bijela, bijeli, white, blanco',
  'plava, plavi, blue, azul',
  'siva, sivi, grey, gray, gris',
  'srebrna, srebrni, silver, plateado',
]

/** Lexemes of the specifications that say it; the words themselves may stand for something else. */
const resolutionWords = [
  { lexemes: ['3840', '2160'], words: '4k, 4k uhd, ultra hd, 2160p' },
  { lexemes: ['3440', '1440'], words: 'ultrawide, ultra wide, uwqhd' },
  { lexemes: ['2560', '1440'], words: 'qhd, wqhd, 2k, 1440p' },
  { lexemes: ['1920', '1080'], words: 'full hd, fullhd, fhd, 1080p' },
] as const

type Way = readonly string[]

/** One thing that can be said in many ways. */
export type Meaning = {
  readonly phrases: readonly string[]
  /** What the meant products have in common, each a list of lexemes; they come first. */
  readonly marks: readonly Way[]
  /** Of products that match as well. */
  readonly others: readonly Way[]
  /** It names products, and does not only describe them. */
  readonly isProductKind: boolean
  /** Only the marks match; the words may mean something else. */
  readonly isClosed?: boolean
  /** It is a name of products, and no quality that a relaxed search may drop. */
  readonly isName?: boolean
  /** Slugs of the product types that are meant. */
  readonly types?: readonly string[]
  /** How it ranks beside other kinds; nothing where it is no noun, as a sale. */
  readonly level?: number | null
  /** It names a kind by what its products say of themselves, as "ddr4", and so describes other kinds too. */
  readonly isTrait?: boolean
  /** It names products that we have no product type for. */
  readonly unsold?: UnsoldKind
}

/** Without the words that say nothing, so that "punto acceso" is one too. */
const toPhrase = (text: string): string =>
  splitWords(text)
    .filter((word) => !isStopWord(word))
    .join(' ')

export const toPhrases = (words: string): string[] =>
  words
    .split(', ')
    .flatMap((phrase) => [phrase.replaceAll(/[()]/g, ''), phrase.replaceAll(/\(.*?\)/g, ' ')])
    .map(toPhrase)

const marksOf = (slugs: readonly string[]): Way[] => slugs.map((slug) => [typeMark(slug)])
const lexemesOf = (phrase: string): string[] => phrase.split(' ').map(toLexeme)
const inTitle = (phrase: string): string[] => lexemesOf(phrase).map((lexeme) => `${lexeme}/A`)

const kindMeanings = productTypeSynonyms.map(
  ({ types, also = [], said, words, spoken = '' }): Meaning => ({
    phrases: [
      ...toPhrases(words),
      ...(spoken ? toPhrases(spoken) : []),
      // A word for one type stands for its name too: a hosted shop may have it in titles alone.
      ...(types.length + also.length === 1 && said === undefined ? types.map((slug) => slug.replaceAll('-', ' ')) : []),
    ],
    marks: marksOf(types).map((mark) => (said === undefined ? mark : [...mark, said])),
    others: marksOf(also),
    isProductKind: true,
    types,
    level: levelOfTypes(types, said !== undefined),
    ...(said === undefined ? {} : { isTrait: true }),
  }),
)

/** A name alone means its type; a word in common, like "disk", all of the types it may stand for. */
const typeMeanings = productTypes.map((type): Meaning => {
  const slug = toTypeSlug(type)
  return {
    phrases: [toPhrase(type), slug.replaceAll('-', '')],
    marks: marksOf([slug]),
    others: [],
    isProductKind: true,
    types: [slug],
    level: levelOfTypes([slug]),
  }
})

const collectionMeanings = mainCollections.map((collection): Meaning => {
  const [slugs, phrases] = [subcategoriesOf[collection], toPhrases(collectionSynonyms[collection])]
  const marks = slugs.length > 0 ? marksOf(slugs) : phrases.map(lexemesOf)
  return { phrases, marks, others: [], isProductKind: true, types: slugs, level: levelOfTypes(slugs) }
})

const retailMeanings = retailCategories.map(
  (category): Meaning => ({
    phrases: Object.values(retailNames[category]).map(toPhrase),
    marks: tagsOf(category).map((tag) => lexemesOf(toPhrase(tag))),
    others: [],
    isProductKind: true,
  }),
)

/** Specifications have no order: a computer with Windows 11 may say 10 of its ports, but one with Windows 10 not 11. */
const olderWindows: Meaning = {
  phrases: ['windows 10', 'win 10', 'windows10', 'win10'],
  marks: [[toLexeme('windows'), '10', '!11']],
  others: [],
  isProductKind: false,
  isClosed: true,
}

/** Beside other words it only describes them. */
const wifi: Meaning = {
  phrases: toPhrases('wifi, wi fi, wlan, 802.11n, 802.11ac, 802.11ax'),
  marks: marksOf(['access-point']),
  others: [],
  isProductKind: false,
}

/** A MacBook is one; a Mac mini is no MacBook. */
const mac: Meaning = {
  phrases: ['mac'],
  marks: [],
  others: [['macbook'], ['imac']],
  isProductKind: false,
  isName: true,
}

const describingMeanings: readonly Meaning[] = [
  olderWindows,
  mac,
  wifi,
  ...[...resolutionWords, ...wifiWords, ...featureWords].map(({ lexemes, words }) => ({
    phrases: toPhrases(words),
    marks: [lexemes.map(toLexeme), ...toPhrases(words).map(inTitle)],
    others: [],
    isProductKind: false,
    isClosed: true,
  })),
  ...nameWords.map((words) => ({
    phrases: toPhrases(words),
    marks: [],
    others: [],
    isProductKind: false,
    isName: true,
  })),
  ...conditions.map((condition) => ({
    phrases: toPhrases(conditionWords[condition]),
    marks: [[conditionMark(condition)]],
    others: [],
    isProductKind: false,
  })),
  ...otherWords.map((words) => ({ phrases: toPhrases(words), marks: [], others: [], isProductKind: false })),
]

/** Where a shop has it all the same, any of its words finds it. */
const unsoldMeanings = unsoldKinds.map(
  (unsold): Meaning => ({
    phrases: toPhrases(unsold.words),
    marks: [],
    others: [],
    isProductKind: false,
    level: levelOfUnsold(unsold.isDevice === true),
    unsold,
  }),
)

const toKey = (words: readonly string[]): string => words.map(toLexeme).join(' ')

const singleWords = (meanings: readonly Meaning[]): readonly string[] => [
  ...new Set(meanings.flatMap(({ phrases }) => phrases.filter((phrase) => !phrase.includes(' ')))),
]

/** Of the words that nobody writes, the nearest of the same kind that is written. */
const writtenWords = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      productTypeSynonyms.flatMap(({ words, spoken }) => {
        const written = toPhrases(words).filter((phrase) => !phrase.includes(' '))
        const nearest = (word: string) =>
          written.toSorted((one, other) => editDistance(word, one) - editDistance(word, other))[0] ?? word
        return spoken ? toPhrases(spoken).map((word) => [word, nearest(word)] as const) : []
      }),
    ),
)

const createMeanings = (all: readonly Meaning[]) => {
  /** The first who claims a phrase has it. */
  const byPhrase = new Map<string, Meaning>()
  for (const meaning of all)
    for (const phrase of meaning.phrases) {
      const key = toKey(phrase.split(' '))
      if (!byPhrase.has(key)) byPhrase.set(key, meaning)
    }
  return {
    find: (words: readonly string[]): Meaning | undefined => byPhrase.get(toKey(words)),
    /** Of the phrases of several words that begin so. */
    findBegun: (words: readonly string[]): Meaning | undefined => {
      const beginning = words.join(' ')
      return all.find(
        ({ phrases, unsold }) => !unsold && phrases.some((each) => each.includes(' ') && each.startsWith(beginning)),
      )
    },
    maxPhraseLength: Math.max(...[...byPhrase.keys()].map((key) => key.split(' ').length)),
    /** Single words that have a meaning: candidates for completion and correction like the words of products. */
    words: singleWords(all.filter(({ unsold }) => !unsold)),
    /** As it is written: "notebook" for "notbuk". */
    writtenOf: (word: string): string => writtenWords().get(word) ?? word,
    unsoldWords: singleWords(all.filter(({ unsold }) => unsold)),
  }
}

export type Meanings = ReturnType<typeof createMeanings>

const named = [...kindMeanings, ...typeMeanings]
const inMain = once(() => createMeanings([...named, ...collectionMeanings, ...describingMeanings, ...unsoldMeanings]))
const inRetail = once(() =>
  createMeanings([...named, ...retailMeanings, ...collectionMeanings, ...describingMeanings, ...unsoldMeanings]),
)

/** What words mean in a shop; one that lists by tag has a few categories more. */
export const meaningsOf = ({ tagListings }: { readonly tagListings: boolean }): Meanings =>
  tagListings ? inRetail() : inMain()

export const findMeaningOfType = (slug: string): Meaning => {
  const meaning = typeMeanings.find(({ types }) => types?.includes(slug))
  if (!meaning) throw new Error(`unknown product type: ${slug}`)
  return meaning
}

export const findUnsoldMeaning = (id: string): Meaning => {
  const meaning = unsoldMeanings.find(({ unsold }) => unsold?.id === id)
  if (!meaning) throw new Error(`unknown unsold kind: ${id}`)
  return meaning
}

const spellings = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...nameWords, ...productTypeSynonyms.map(({ words }) => words), ...unsoldKinds.map(({ words }) => words)]
        .flatMap((words) => words.split(', '))
        .filter((word) => !word.includes(' '))
        .map((word) => [toPhrase(word), word]),
    ),
)

/** A word with its accents and capitals, where we know them. */
export const spellingOf = (word: string): string => spellings().get(word) ?? word

/** Each a list of lexemes that must all be there; where one begins with an exclamation mark, it must not. */
export const waysOfMeaning = ({ phrases, marks, others, isClosed = false }: Meaning): Way[] => [
  ...marks,
  ...others,
  ...(isClosed ? [] : phrases.map(lexemesOf)),
]
