import { specificationNames } from '@dvaput/domain/catalogue/specifications/product-fields'
import { type Language, languages } from '@dvaput/domain/text/language'
import type { Metafield, Metafields } from '@dvaput/platform/tables/products.table'
import { kindOf } from './kinds.ts'
import type { LocalizedText } from './localized-text.ts'
import { createRandom } from './random.ts'
import type { ShelfItem } from './shop-shelf.ts'
import { formatGigabytes, formatSpec, type Specs } from './specs.ts'
import type { ProductType } from './subcategories.ts'
import { countMonths } from './texts/fill-sentence.ts'
import { proses } from './texts/prose.ts'

const line = (value: string): Metafield => ({ type: 'single_line_text_field', value })
const integer = (value: number): Metafield => ({ type: 'number_integer', value: String(value) })
const translated = (type: string, say: (language: Language) => string, first: Language): Metafield => ({
  type,
  value: say(first),
  translations: Object.fromEntries(
    languages.filter((language) => language !== first).map((language) => [language, say(language)]),
  ),
})
const list = (things: readonly LocalizedText[], first: Language): Metafield =>
  translated('list.single_line_text_field', (language) => JSON.stringify(things.map((thing) => thing[language])), first)

const families =
  /^(Intel (?:Core i\d|Xeon|Celeron|Pentium)|AMD Ryzen (?:Threadripper|\d)|Apple [AM]\d+\w*(?: (?:Pro|Bionic|Fusion))?)/

/** What buyers narrow a listing by: `Intel Core i5`, not the full name. */
export const processorFamily = (processor: string): string => families.exec(processor)?.[1] ?? processor

const buildFacets = ({ product: { specs } }: ShelfItem): Metafields => ({
  ...(specs.processor !== undefined && { 'custom.processor': line(processorFamily(specs.processor)) }),
  ...(specs.memoryGb !== undefined && { 'custom.memory': line(formatGigabytes(specs.memoryGb)) }),
  ...(specs.storageGb !== undefined && { 'custom.storage': line(formatGigabytes(specs.storageGb)) }),
  ...(specs.screenInches !== undefined && {
    'custom.screen_size': line(formatSpec('screenInches', specs.screenInches, 'en')),
  }),
  ...(specs.year !== undefined && { 'custom.release_year': integer(specs.year) }),
})

/** Nobody chooses a server by its colour. */
const coloured: readonly ProductType[] = ['Smartphone', 'Keyboard', 'Mouse', 'Headphones']

/** A used laptop has the keyboard of the country where it was bought first. */
const keyboards = {
  bcs: ['Croatian', 'Croatian', 'German', 'German', 'US', 'UK'],
  en: ['UK', 'US'],
  es: ['Latin American', 'Latin American', 'Spanish', 'US'],
} as const satisfies Record<Language, readonly string[]>
const hasKeyboard: readonly ProductType[] = ['Laptop', 'Chrome OS']

/** The specifications in the order in which they are always shown, as values with types, not as prose. */
const buildSpecifications = ({ handle, product }: ShelfItem, first: Language): Metafield => {
  const { specs, type, body, colours } = product
  const own: Partial<Specs> = {
    ...specs,
    ...(hasKeyboard.includes(type) && { keyboardLayout: createRandom(`keyboard ${handle}`).pick(keyboards[first]) }),
    ...(coloured.includes(type) && colours === undefined && { colour: body }),
  }
  return {
    type: 'json',
    value: JSON.stringify(
      Object.fromEntries(specificationNames.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]]))),
    ),
  }
}

export const buildMetafields = (item: ShelfItem, first: Language): Metafields => {
  const { condition, grade, batteryHealth, warrantyMonths, notes, tested, replaced } = item.state
  return {
    'custom.condition': line(condition),
    ...(grade && { 'custom.grade': line(grade) }),
    ...(batteryHealth !== undefined && { 'custom.battery_health': integer(batteryHealth) }),
    'custom.warranty': translated('single_line_text_field', (language) => countMonths(warrantyMonths, language), first),
    'custom.warranty_months': integer(warrantyMonths),
    ...(notes.length > 0 && {
      'custom.condition_notes': translated(
        'multi_line_text_field',
        (language) => notes.map((note) => note[language]).join('\n'),
        first,
      ),
    }),
    ...(tested.length > 0 && { 'custom.tested': list(tested, first) }),
    ...(replaced.length > 0 && { 'custom.replaced': list(replaced, first) }),
    'custom.in_the_box': list(proses[kindOf(item.product).prose].box, first),
    'custom.specifications': buildSpecifications(item, first),
    ...buildFacets(item),
  }
}
