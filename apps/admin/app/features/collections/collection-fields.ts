import type { ShopContent } from '@dvaput/backend/shop-content/shop-content'
import { conditions, grades } from '@dvaput/domain/catalogue/condition/condition'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import { formatTypedAmount } from '@dvaput/domain/money/format-typed-amount'
import type { Currency } from '@dvaput/domain/money/money'
import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import type { Language } from '@dvaput/domain/text/language'
import { readSeen } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

export const sortOrders = [
  'MANUAL',
  'BEST_SELLING',
  'ALPHA_ASC',
  'ALPHA_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'CREATED_DESC',
  'CREATED',
] as const

const relationsOfText = ['EQUALS', 'NOT_EQUALS', 'STARTS_WITH', 'CONTAINS'] as const

/** What a rule may look at, and how. */
export const ruleRelations = {
  TYPE: relationsOfText,
  VENDOR: relationsOfText,
  TAG: relationsOfText,
  TITLE: relationsOfText,
  VARIANT_PRICE: ['LESS_THAN', 'GREATER_THAN', 'EQUALS', 'NOT_EQUALS'],
  IS_PRICE_REDUCED: ['IS_SET'],
  CONDITION: ['EQUALS'],
  GRADE: ['EQUALS'],
} as const

/** What these may be: it is chosen with the rule, and nothing is typed. */
export const ruleValues: Readonly<Partial<Record<string, readonly string[]>>> = { CONDITION: conditions, GRADE: grades }

export type RuleColumn = keyof typeof ruleRelations
export const ruleColumns = Object.keys(ruleRelations) as readonly RuleColumn[]

const maxRules = 20
/** Empty rows behind the rules, for new ones. */
const spareRules = 2

export type CollectionProblem = 'no-title' | 'no-original' | 'too-long' | 'no-rule' | 'bad-price'

const maxLength = { title: 255, handle: 255, descriptionHtml: 60_000, condition: 255 } as const

type ShopCollection = NonNullable<Awaited<ReturnType<ShopContent['readCollection']>>>
type CollectionFacts = Parameters<ShopContent['createCollection']>[2]
type Languages = readonly [Language, ...Language[]]
type Rule = NonNullable<ShopCollection['rules']>['rules'][number]

export const countRuleRows = (fields: FormTexts): number => {
  const last = Object.keys(fields).reduce((most, name) => {
    const [, number] = /^rule\.(\d{1,2})$/.exec(name) ?? []
    return number === undefined || fields[name] === '' ? most : Math.max(most, Number(number) + 1)
  }, 0)
  return Math.min(maxRules, last + spareRules)
}

const showCondition = (
  { column, condition }: Pick<Rule, 'column' | 'condition'>,
  currency: Currency,
  language: Language,
): string => {
  const price = column === 'VARIANT_PRICE' ? parseDecimal(condition, currency) : null
  return price ? formatTypedAmount(price, language) : condition
}

/** Its fields under the names of the form. */
export const toCollectionFields = (
  { title, descriptionHtml, handle, sortOrder, rules, texts }: ShopCollection,
  [first, ...others]: Languages,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): FormTexts => ({
  ...{ [`title.${first}`]: title, [`descriptionHtml.${first}`]: descriptionHtml, handle, sortOrder },
  ...Object.fromEntries(
    others.flatMap((language) => [
      [`title.${language}`, texts[language]?.title ?? ''],
      [`descriptionHtml.${language}`, texts[language]?.descriptionHtml ?? ''],
    ]),
  ),
  ...(rules && { match: rules.appliedDisjunctively ? 'any' : 'all' }),
  ...Object.fromEntries(
    (rules?.rules ?? []).flatMap(({ column, relation, condition }, index) => [
      [`rule.${index}`, [column, relation, ...(ruleValues[column] ? [condition] : [])].join(' ')],
      [`condition.${index}`, showCondition({ column, condition }, currency, language)],
    ]),
  ),
})

/** The rows of the form that say a rule; an empty one counts for nothing. */
export const rowsOf = (fields: FormTexts): readonly Rule[] =>
  Array.from({ length: maxRules }, (_, index): readonly Rule[] => {
    const [column = '', relation = '', value] = (fields[`rule.${index}`] ?? '').split(' ')
    const condition = relation === 'IS_SET' ? '' : (value ?? fields[`condition.${index}`] ?? '')
    const isSaid = column !== '' && relation !== '' && (condition !== '' || relation === 'IS_SET')
    return isSaid ? [{ column, relation, condition }] : []
  }).flat()

/** Rules are changed together: half of them of one person and half of another would be nobody's. */
const isSameRules = (one: FormTexts, other: FormTexts): boolean =>
  JSON.stringify([one.match, rowsOf(one)]) === JSON.stringify([other.match, rowsOf(other)])

/** The rules that a form shows again: as this person changed them, and what counts now where that is something else. */
export const rulesAgain = (
  current: FormTexts,
  answer: { readonly typed: FormTexts; readonly code?: string } | null,
) => {
  if (!answer || isSameRules(answer.typed, readSeen(answer.typed))) return { fields: current, now: undefined }
  const isElsewhere = answer.code === 'changed-meanwhile' && !isSameRules(answer.typed, current)
  return { fields: answer.typed, now: isElsewhere ? rowsOf(current) : undefined }
}

/** As people write prices of the shop; what is none stays as it was typed, and is refused. */
const readRules = (typed: FormTexts, currency: Currency): readonly Rule[] =>
  rowsOf(typed).map((rule) => {
    const price = rule.column === 'VARIANT_PRICE' ? parsePrice(rule.condition, currency) : null
    return price ? { ...rule, condition: formatDecimal(price) } : rule
  })

/** Of what was typed, or what is wrong with it. `hasRules`: its products follow from rules. */
export const readCollectionFacts = (
  typed: FormTexts,
  [first, ...others]: Languages,
  hasRules: boolean,
  currency: Currency,
): CollectionFacts | CollectionProblem => {
  const say = (name: string, language: Language) => typed[`${name}.${language}`] ?? ''
  const title = say('title', first)
  if (title === '') return 'no-title'
  const all = [first, ...others]
  // A shop keeps no translation of what it does not have in its own language.
  if (!say('descriptionHtml', first) && others.some((language) => say('descriptionHtml', language)))
    return 'no-original'
  const isTooLong =
    all.some((language) => say('title', language).length > maxLength.title) ||
    all.some((language) => say('descriptionHtml', language).length > maxLength.descriptionHtml) ||
    (typed.handle ?? '').length > maxLength.handle
  const rules = hasRules ? readRules(typed, currency) : []
  if (isTooLong || rules.some(({ condition }) => condition.length > maxLength.condition)) return 'too-long'
  if (hasRules && rules.length === 0) return 'no-rule'
  const isPrice = ({ column, condition }: Rule) =>
    column !== 'VARIANT_PRICE' || parseDecimal(condition, currency) !== null
  if (!rules.every(isPrice)) return 'bad-price'
  const sortOrder = sortOrders.find((each) => each === typed.sortOrder)
  return {
    title,
    descriptionHtml: say('descriptionHtml', first),
    ...(typed.handle && { handle: typed.handle }),
    ...(sortOrder && { sortOrder }),
    ...(hasRules && { rules: { appliedDisjunctively: typed.match === 'any', rules } }),
    texts: Object.fromEntries(
      others.map((language) => [
        language,
        { title: say('title', language), descriptionHtml: say('descriptionHtml', language) },
      ]),
    ),
  }
}
