import type { ProductChanges } from '@dvaput/backend/product-writing/change-product'
import type { EditedProduct } from '@dvaput/backend/product-writing/product-result'
import { isSpecificationName } from '@dvaput/domain/catalogue/specifications/product-fields'
import { parseSpecificationText } from '@dvaput/domain/catalogue/specifications/specification-text'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import { type Language, languages } from '@dvaput/domain/text/language'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import {
  type FormLanguages,
  fieldsOf,
  namesOf,
  normalise,
  noteFields,
  specificationsOf,
  textNames,
  unitFields,
} from './product-fields.ts'

export type FieldProblem =
  | 'sku'
  | 'title'
  | 'original'
  | 'price'
  | 'compare-at'
  | 'battery'
  | 'months'
  | 'specification'

/** By the name of the field. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>

const isWholeUpTo = (text: string, most: number) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= most)

const toStored = (text: string, isList: boolean): string => {
  const lines = text.split('\n').map((line) => line.trim())
  return isList && text !== '' ? JSON.stringify(lines.filter(Boolean)) : text
}

type Changed = (name: string) => string | undefined
type Texts = NonNullable<NonNullable<ProductChanges['texts']>[Language]>

const toTexts = (changed: Changed, first: Language): Pick<ProductChanges, keyof Texts | 'texts'> => {
  const inLanguage = (language: Language): Texts =>
    Object.fromEntries(
      textNames.flatMap((name) => {
        const text = changed(`${name}.${language}`)
        return text === undefined ? [] : [[name, text]]
      }),
    )
  const texts = languages
    .filter((language) => language !== first)
    .map((language) => [language, inLanguage(language)] as const)
    .filter(([, named]) => Object.keys(named).length > 0)
  return { ...inLanguage(first), ...(texts.length > 0 && { texts: Object.fromEntries(texts) }) }
}

const toMetafields = (changed: Changed, first: Language) => {
  const values: Record<string, string> = {}
  const translations: Record<string, Partial<Record<Language, string>>> = {}
  for (const name of namesOf(unitFields)) {
    const text = changed(name)
    if (text !== undefined) values[unitFields[name]] = text
  }
  for (const name of namesOf(noteFields)) {
    const { key, isList } = noteFields[name]
    for (const language of languages) {
      const text = changed(`${name}.${language}`)
      if (text === undefined) continue
      if (language === first) values[key] = toStored(text, isList)
      else translations[key] = { ...translations[key], [language]: toStored(text, isList) }
    }
  }
  return { values, translations }
}

const toPrices = (typed: FormTexts, product: EditedProduct, changed: Changed, problems: Record<string, FieldProblem>) =>
  product.variants.flatMap(({ gid, price, compareAt }) => {
    const [priceName, compareName] = [`price.${numberOf(gid)}`, `compareAt.${numberOf(gid)}`]
    const wanted = typed[priceName] === undefined ? price : parsePrice(typed[priceName], price.currency)
    const compareText = typed[compareName]
    const compare = compareText === undefined ? compareAt : compareText && parsePrice(compareText, price.currency)
    // A draft may still be without a price; nothing is sold for nothing.
    const isFree = wanted?.minor === 0 && (product.status === 'active' || price.minor !== 0)
    if (!wanted || isFree) problems[priceName] = 'price'
    if (compareText && !compare) problems[compareName] = 'price'
    if (!wanted || (compareText && !compare)) return []
    const [sku, barcode] = [changed(`sku.${numberOf(gid)}`), changed(`barcode.${numberOf(gid)}`)]
    const codes = { ...(sku !== undefined && { sku }), ...(barcode !== undefined && { barcode }) }
    const isSame = wanted.minor === price.minor && (compare || null)?.minor === compareAt?.minor
    if (isSame && Object.keys(codes).length === 0) return []
    if (!isSame && compare && compare.minor <= wanted.minor) problems[compareName] = 'compare-at'
    return [{ variantGid: gid, price: wanted, compareAt: compare || null, ...codes }]
  })

const toSpecifications = (
  typed: FormTexts,
  product: EditedProduct,
  changed: Changed,
  problems: Record<string, FieldProblem>,
) => {
  const before = specificationsOf(product)
  const { newSpec = '', newSpecValue = '' } = typed
  const added = isSpecificationName(newSpec) && newSpecValue !== '' ? [newSpec] : []
  const shown = Object.keys(typed).flatMap((field) => (field.startsWith('spec.') ? [field.slice('spec.'.length)] : []))
  const edits = [...shown, ...added].flatMap((name) => {
    const field = added.some((each) => each === name) ? 'newSpecValue' : `spec.${name}`
    const text = field === 'newSpecValue' ? newSpecValue : changed(field)
    if (text === undefined) return []
    const value = text === '' ? undefined : parseSpecificationText(name, text)
    if (text !== '' && value === undefined) problems[field] = 'specification'
    return [[name, value] as const]
  })
  // JSON leaves out what is undefined.
  return edits.length === 0 ? undefined : JSON.stringify({ ...before, ...Object.fromEntries(edits) })
}

/** A shop keeps no translation of what it does not have in its own language. */
export const findUntranslatable = (typed: FormTexts, names: readonly string[], first: Language): readonly string[] =>
  names.flatMap((name) =>
    typed[`${name}.${first}`] === ''
      ? languages.map((language) => `${name}.${language}`).filter((field) => typed[field])
      : [],
  )

/** What the form changes of the product, or what is wrong with it. */
export const toProductChanges = (
  typed: FormTexts,
  product: EditedProduct,
  inLanguages: FormLanguages,
): { readonly changes: ProductChanges } | { readonly problems: FieldProblems } => {
  const problems: Record<string, FieldProblem> = {}
  const { first } = inLanguages
  const fields = fieldsOf(product, inLanguages)
  const changed: Changed = (name) => {
    const text = typed[name] === undefined ? undefined : normalise(typed[name])
    return text === (fields[name] ?? '') ? undefined : text
  }
  if (changed(`title.${first}`) === '') problems[`title.${first}`] = 'title'
  const translated = [...textNames.filter((name) => name !== 'title'), ...namesOf(noteFields)]
  for (const name of findUntranslatable(typed, translated, first)) if (changed(name)) problems[name] = 'original'
  if (!isWholeUpTo(changed('battery') ?? '', 100)) problems.battery = 'battery'
  if (!isWholeUpTo(changed('warrantyMonths') ?? '', 1_200)) problems.warrantyMonths = 'months'
  const { values, translations } = toMetafields(changed, first)
  const specifications = toSpecifications(typed, product, changed, problems)
  if (specifications !== undefined) values.specifications = specifications
  const prices = toPrices(typed, product, changed, problems)
  const [handle, productType, vendor, tags] = ['handle', 'productType', 'vendor', 'tags'].map(changed)
  // A box that is not ticked is not sent, so that the form says whether it had any.
  const collectionGids = Object.keys(typed).flatMap((name) =>
    /^collection\.\d{1,15}$/.test(name) ? [`gid://shopify/Collection/${name.slice('collection.'.length)}`] : [],
  )
  if (Object.keys(problems).length > 0) return { problems }
  return {
    changes: {
      ...toTexts(changed, first),
      ...(handle && { handle }),
      ...(productType !== undefined && { productType }),
      ...(vendor !== undefined && { vendor }),
      ...(tags !== undefined && {
        tags: tags
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      }),
      ...(Object.keys(values).length > 0 && { metafields: values }),
      ...(Object.keys(translations).length > 0 && { metafieldTexts: translations }),
      ...(prices.length > 0 && { prices }),
      ...(typed.hasCollections === '1' && { collectionGids }),
    },
  }
}
