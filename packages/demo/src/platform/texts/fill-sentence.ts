import type { SpecificationName } from '@dvaput/domain/catalogue/specifications/product-fields'
import type { Language } from '@dvaput/domain/text/language'
import { type PluralForms, plural } from '@dvaput/domain/text/plural'
import { joinList, type LocalizedText } from '../localized-text.ts'
import type { DemoProduct } from '../product.ts'
import { formatSpec, formatTitle } from '../specs.ts'

const holes = /\{(\w+)\}/g

/** An 8 GB, an 11-inch, an RDIMM, an i5: what is read with a vowel, however it is written. */
const vowelSound =
  /\b(a) (?=8|11(?!\d)|18(?!\d)|(?:RD|LRD|SO-D)IMM|M\.2|[AEIO][a-z]|(?:HP|LG|SSD|SFF|LED|LCD|IPS|OLED|AMOLED|ATX|E Ink)\b)/gi

type Counted = Readonly<Record<Language, PluralForms>>
const months: Counted = {
  bcs: { one: 'mjesec', few: 'mjeseca', other: 'mjeseci' },
  en: { one: 'month', other: 'months' },
  es: { one: 'mes', other: 'meses' },
}
const cores: Counted = {
  bcs: { one: 'jezgra', few: 'jezgre', other: 'jezgri' },
  en: { one: 'core', other: 'cores' },
  es: { one: 'núcleo', other: 'núcleos' },
}

const points: Counted = {
  bcs: { one: 'tačka', few: 'tačke', other: 'tačaka' },
  en: { one: 'point', other: 'points' },
  es: { one: 'punto', other: 'puntos' },
}

const count = (number: number, forms: Counted, language: Language): string =>
  `${number} ${plural(language, number, forms[language])}`

export const countMonths = (number: number, language: Language): string => count(number, months, language)

export const countPoints = (number: number, language: Language): string => count(number, points, language)

/** What stands in a hole; nothing where it is not known. */
const readHole = ({ title, specs }: DemoProduct, hole: string, language: Language): string | undefined => {
  if (hole === 'title') return formatTitle(title, language)
  if (hole === 'coreCount') return specs.cores === undefined ? undefined : count(specs.cores, cores, language)
  const value = specs[hole as SpecificationName]
  if (value === undefined) return undefined
  const formatted = formatSpec(hole as SpecificationName, value, language)
  // A list that ends a sentence is read as one.
  return hole === 'ports' || hole === 'connection' ? joinList(formatted.split(', '), language) : formatted
}

const holesBySentence = new WeakMap<LocalizedText, readonly string[]>()

export const holesOf = (sentence: LocalizedText): readonly string[] => {
  const known = holesBySentence.get(sentence) ?? [...sentence.en.matchAll(holes)].map(([, hole = '']) => hole)
  holesBySentence.set(sentence, known)
  return known
}

/** Whether everything that the sentence names is known. */
export const canSay = (product: DemoProduct, sentence: LocalizedText): boolean =>
  holesOf(sentence).every((hole) => readHole(product, hole, 'en') !== undefined)

export const fillSentence = (
  sentence: LocalizedText,
  product: DemoProduct,
  language: Language,
  more: Readonly<Record<string, string>> = {},
): string => {
  const filled = sentence[language].replace(
    holes,
    (_, hole: string) => more[hole] ?? readHole(product, hole, language) ?? '',
  )
  // `y` is `e` before the sound of i: e Intel, e imagen, but y hielo.
  if (language === 'es') return filled.replaceAll(/ y (?=h?i(?![aeo]))/gi, ' e ')
  return language === 'en' ? filled.replaceAll(vowelSound, '$1n ') : filled
}
