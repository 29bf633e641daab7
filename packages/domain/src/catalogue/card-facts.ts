import { foldText } from '../text/fold-text.ts'
import type { Language } from '../text/language.ts'
import { type PluralForms, plural } from '../text/plural.ts'
import type { ProductType } from './menus/subcategories.ts'
import { formatMeasures, formatSpecification } from './specifications/format-specification.ts'
import { productFields, type SpecificationName } from './specifications/product-fields.ts'
import { readSpecifications } from './specifications/read-specifications.ts'

/** A specification, or what a card says in a form of its own. */
type CardFact = SpecificationName | 'processors' | 'memory' | 'disk' | 'battery' | 'coreCount' | 'pages' | 'dots'
type CardFacts = readonly [CardFact, CardFact, CardFact]

const computer: CardFacts = ['processor', 'memory', 'disk']
const pocketDisk: CardFacts = ['storageGb', 'interface', 'weightGrams']
const fastFlash: CardFacts = ['storageGb', 'interface', 'readMbps']

/** The three facts of every card of a kind, in this order: what buyers of the kind ask first. */
export const cardFactNames = {
  Laptop: computer,
  Desktop: computer,
  'All-in-One': computer,
  'Small Form Factor': computer,
  USFF: computer,
  Workstation: computer,
  'Chrome OS': computer,
  CPU: ['coreCount', 'clock', 'socket'],
  RAM: ['memoryGb', 'memoryType', 'formFactor'],
  'Hard Disk/SSD': ['storageGb', 'storageType', 'formFactor'],
  GPU: ['memoryGb', 'memoryType', 'watts'],
  PSU: ['watts', 'efficiency', 'formFactor'],
  Motherboard: ['socket', 'chipset', 'formFactor'],
  Case: ['formFactor', 'ports', 'weightGrams'],
  Switch: ['ports', 'formFactor', 'weightGrams'],
  Router: ['ports', 'memory', 'weightGrams'],
  Server: ['processors', 'memory', 'bays'],
  NAS: ['bays', 'processor', 'memory'],
  'Access Point': ['wireless', 'ports', 'weightGrams'],
  Firewall: ['throughputGbps', 'ports', 'weightGrams'],
  'Storage Controller': ['ports', 'speed', 'interface'],
  Tablet: ['screenInches', 'storageGb', 'battery'],
  Smartphone: ['storageGb', 'battery', 'colour'],
  'E-Reader': ['screenInches', 'storageGb', 'wireless'],
  Smartwatch: ['panel', 'wireless', 'waterproof'],
  Keyboard: ['keys', 'connection', 'colour'],
  Mouse: ['connection', 'dots', 'colour'],
  Monitor: ['screenInches', 'resolution', 'panel'],
  Webcam: ['resolution', 'connection', 'weightGrams'],
  Headphones: ['technology', 'connection', 'colour'],
  Printer: ['technology', 'pages', 'connection'],
  Scanner: ['technology', 'resolution', 'connection'],
  Projector: ['technology', 'resolution', 'lumens'],
  'External HDD': pocketDisk,
  'External SSD': fastFlash,
  'USB Drive': pocketDisk,
  'Memory Card': fastFlash,
} as const satisfies Record<ProductType, CardFacts>

const cores: Readonly<Record<Language, PluralForms>> = {
  bcs: { one: 'jezgra', few: 'jezgre', other: 'jezgri' },
  en: { one: 'core', other: 'cores' },
  es: { one: 'núcleo', other: 'núcleos' },
}
const pagesAMinute: Readonly<Record<Language, string>> = { bcs: 'str/min', en: 'ppm', es: 'ppm' }
/** What holds for each unit. // divergences D-20 */
const atLeast: Readonly<Record<Language, (percent: number) => string>> = {
  bcs: (percent) => `baterija min. ${percent}\u00a0%`,
  en: (percent) => `battery min. ${percent}%`,
  es: (percent) => `batería mín. ${percent}\u00a0%`,
}

const nameOfOption: ReadonlyMap<string, SpecificationName> = new Map(
  productFields.flatMap(({ key, optionNames = [] }) => optionNames.map((option) => [option, key] as const)),
)

type CardFactSource = {
  readonly productType: string
  readonly specifications: Readonly<Record<string, unknown>>
  readonly batteryHealthPercent: number | null
  /** Of the variant whose price the card shows. */
  readonly options: readonly { readonly name: string; readonly value: string }[]
}

const isKind = (type: string): type is ProductType => Object.hasOwn(cardFactNames, type)

/** The facts of its kind as far as they are known; none for a product of no kind. */
export const formatCardFacts = (source: CardFactSource, language: Language): readonly string[] => {
  const { productType, batteryHealthPercent } = source
  if (!isKind(productType)) return []
  const known = new Map(readSpecifications(source.specifications).map(({ name, value }) => [name, value]))
  const chosen = new Map(source.options.map(({ name, value }) => [nameOfOption.get(foldText(name)), value]))

  const say = (name: SpecificationName): string | undefined => {
    const value = known.get(name)
    return chosen.get(name) ?? (value === undefined ? undefined : formatSpecification(name, value, language))
  }
  const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\u00a0') || undefined
  const count = (name: SpecificationName, format: (value: number) => string) => {
    const value = known.get(name)
    return typeof value === 'number' ? format(value) : undefined
  }
  const own: Partial<Record<CardFact, () => string | undefined>> = {
    processors: () =>
      join(
        count('processorCount', (value) => (value > 1 ? `${value}\u00a0×` : '')),
        say('processor'),
      ),
    memory: () => {
      const size = say('memoryGb') ?? say('memoryMb')
      return size && `${size} RAM`
    },
    disk: () => say('storageGb') && join(say('storageGb'), say('storageType')),
    battery: () =>
      batteryHealthPercent === null ? (say('batteryMah') ?? say('batteryWh')) : atLeast[language](batteryHealthPercent),
    coreCount: () => count('cores', (value) => `${value}\u00a0${plural(language, value, cores[language])}`),
    pages: () => count('pagesPerMinute', (value) => `${value}\u00a0${pagesAMinute[language]}`),
    dots: () => count('dpi', (value) => `${value}\u00a0DPI`),
  }
  return cardFactNames[productType].flatMap((name: CardFact) => {
    const fact = own[name]?.() ?? (name in own ? undefined : say(name as SpecificationName))
    return fact ? [formatMeasures(fact, language)] : []
  })
}
