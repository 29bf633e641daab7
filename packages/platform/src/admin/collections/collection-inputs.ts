import { ruleDefinitions } from '../../catalogue/collections/rule-definitions.ts'
import type { CollectionInput as CollectionFacts } from '../../catalogue/collections/write-collection.ts'
import { parseDecimal } from '../../graphql/decimal-money.ts'
import type { Collection, CollectionRule } from '../../tables/collections.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import type { UserError } from '../admin-context.ts'
import { mergeMetafields } from '../metafields.ts'
import type { Parsed } from '../products/product-inputs.ts'

type Maybe<Value> = Value | null | undefined

export type CollectionInput = Readonly<
  Partial<Record<'id' | 'title' | 'handle' | 'descriptionHtml', Maybe<string>>>
> & {
  readonly image?: Maybe<{ readonly altText?: Maybe<string>; readonly src?: Maybe<string> }>
  readonly metafields?: Parameters<typeof mergeMetafields>[1]
  readonly products?: Maybe<readonly string[]>
  readonly redirectNewHandle?: Maybe<boolean>
  readonly ruleSet?: Maybe<{ appliedDisjunctively: boolean; rules?: Maybe<readonly RuleInput[]> }>
  readonly seo?: Maybe<{ title?: Maybe<string>; description?: Maybe<string> }>
  readonly sortOrder?: Maybe<string>
}

type RuleInput = Omit<CollectionRule, 'metafield'> & { readonly conditionObjectId?: Maybe<string> }

const maxRules = 60

const relationsOf: Readonly<Record<CollectionRule['column'], readonly CollectionRule['relation'][]>> = {
  TAG: ['EQUALS', 'NOT_EQUALS', 'STARTS_WITH', 'CONTAINS'],
  TITLE: ['EQUALS', 'NOT_EQUALS', 'STARTS_WITH', 'CONTAINS'],
  TYPE: ['EQUALS', 'NOT_EQUALS', 'STARTS_WITH', 'CONTAINS'],
  VENDOR: ['EQUALS', 'NOT_EQUALS', 'STARTS_WITH', 'CONTAINS'],
  VARIANT_PRICE: ['EQUALS', 'NOT_EQUALS', 'GREATER_THAN', 'LESS_THAN'],
  IS_PRICE_REDUCED: ['IS_SET'],
  PRODUCT_METAFIELD_DEFINITION: ['EQUALS'],
}

const checkRule = (
  { column, relation, condition, metafield }: CollectionRule,
  index: number,
  { currency }: Shop,
): UserError | undefined => {
  const field = ['ruleSet', 'rules', String(index)]
  if (!relationsOf[column].includes(relation))
    return { field: [...field, 'relation'], message: 'Relation is not valid for this column' }
  if (relation !== 'IS_SET' && condition.trim() === '')
    return { field: [...field, 'condition'], message: "Condition can't be blank" }
  if (column === 'PRODUCT_METAFIELD_DEFINITION' && metafield === undefined)
    return { field: [...field, 'conditionObjectId'], message: 'Condition object is not valid' }
  if (column === 'VARIANT_PRICE' && parseDecimal(condition, currency) === undefined)
    return { field: [...field, 'condition'], message: 'Condition is not a number' }
  return undefined
}

const checkRules = (rules: readonly CollectionRule[], shop: Shop): UserError | undefined => {
  if (rules.length > maxRules)
    return { field: ['ruleSet', 'rules'], message: `Collections can have at most ${maxRules} rules` }
  return rules.flatMap((rule, index) => checkRule(rule, index, shop) ?? [])[0]
}

const toRule = ({ conditionObjectId, ...rule }: RuleInput): CollectionRule => {
  const definition = ruleDefinitions.find(({ id }) => id === conditionObjectId)
  if (rule.column !== 'PRODUCT_METAFIELD_DEFINITION' || !definition) return rule
  return { ...rule, metafield: `${definition.namespace}.${definition.key}` }
}

/** Without picture and members, which are stored elsewhere. `before` is the collection that is changed. */
export const parseCollectionFacts = (
  input: CollectionInput,
  shop: Shop,
  before: Collection | undefined,
): Parsed<CollectionFacts> => {
  const merged = mergeMetafields(before?.metafields ?? {}, input.metafields)
  if ('error' in merged) return merged
  const rules = input.ruleSet?.rules?.map(toRule)
  if (before && !before.rules && rules?.length)
    return { error: { field: ['ruleSet'], message: 'Cannot update rule set of a custom collection' } }
  const wrong = rules && checkRules(rules, shop)
  if (wrong) return { error: wrong }
  return {
    value: {
      title: input.title ?? before?.title ?? '',
      ...(input.handle != null && { handle: input.handle }),
      ...(input.descriptionHtml != null && { descriptionHtml: input.descriptionHtml }),
      ...(rules?.length && { rules }),
      ...(input.ruleSet && { anyRuleSuffices: input.ruleSet.appliedDisjunctively }),
      ...(input.sortOrder != null && { sortOrder: input.sortOrder }),
      ...(input.seo && { seoTitle: input.seo.title ?? null, seoDescription: input.seo.description ?? null }),
      ...(input.metafields && { metafields: merged.metafields }),
    },
  }
}
