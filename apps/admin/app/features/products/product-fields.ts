import type { EditedProduct } from '@dvaput/backend/product-writing/product-result'
import { toSpecificationText } from '@dvaput/domain/catalogue/specifications/specification-text'
import { formatTypedAmount } from '@dvaput/domain/money/format-typed-amount'
import { type Language, languages } from '@dvaput/domain/text/language'
import { numberOf } from '../../lib/urls/shop-gid.ts'

/** The texts of the form by the names of its fields, as `title.en`, `price.7`, `spec.memoryGb`. */
export type ProductFields = Readonly<Record<string, string>>

export const textNames = ['title', 'descriptionHtml', 'seoTitle', 'seoDescription'] as const
/** What the shop says in each language beside them; a list has one entry a line. */
export const noteFields = {
  notes: { key: 'condition_notes', isList: false },
  tested: { key: 'tested', isList: true },
  replaced: { key: 'replaced', isList: true },
  inTheBox: { key: 'in_the_box', isList: true },
  warranty: { key: 'warranty', isList: false },
} as const
export const unitFields = {
  condition: 'condition',
  grade: 'grade',
  battery: 'battery_health',
  warrantyMonths: 'warranty_months',
  processorFamily: 'processor',
} as const

export const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[]

/** Browsers send other line ends than shops store. */
export const normalise = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A list as the shop stores it, one entry a line. */
const toLines = (text: string): string => {
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string').join('\n') : text
}

export const specificationsOf = ({ metafields }: EditedProduct): Readonly<Record<string, unknown>> => {
  const parsed = parseJson(metafields.specifications?.value ?? '')
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
}

/** `first` is the language that the shop itself is written in, `language` that of whoever reads the form. */
export type FormLanguages = { readonly first: Language; readonly language: Language }

/** What the product's form shows. */
export const fieldsOf = (product: EditedProduct, { first, language }: FormLanguages): ProductFields => {
  const { metafields } = product
  const inLanguage = (each: Language) => {
    const texts = each === first ? product : product.texts[each]
    return [
      ...textNames.map((name) => [`${name}.${each}`, texts?.[name] ?? '']),
      ...namesOf(noteFields).map((name) => {
        const { key, isList } = noteFields[name]
        const text = (each === first ? metafields[key]?.value : metafields[key]?.values[each]) ?? ''
        return [`${name}.${each}`, isList ? toLines(text) : text]
      }),
    ]
  }
  const all = [
    ...languages.flatMap(inLanguage),
    ...(['handle', 'productType', 'vendor'] as const).map((name) => [name, product[name]]),
    ['tags', product.tags.join(', ')],
    ...namesOf(unitFields).map((name) => [name, metafields[unitFields[name]]?.value ?? '']),
    ...product.variants.flatMap(({ gid, price, compareAt, sku, barcode }) => [
      [`price.${numberOf(gid)}`, formatTypedAmount(price, language)],
      [`compareAt.${numberOf(gid)}`, compareAt ? formatTypedAmount(compareAt, language) : ''],
      [`sku.${numberOf(gid)}`, sku ?? ''],
      [`barcode.${numberOf(gid)}`, barcode ?? ''],
    ]),
    ...Object.entries(specificationsOf(product)).map(([name, value]) => [`spec.${name}`, toSpecificationText(value)]),
    ...product.collections.flatMap(({ gid, isSmart }) => (isSmart ? [] : [[`collection.${numberOf(gid)}`, '1']])),
  ]
  return Object.fromEntries(all.map(([name = '', text = '']) => [name, normalise(text)]))
}
