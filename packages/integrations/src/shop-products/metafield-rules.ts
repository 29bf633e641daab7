import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { ruleDefinitions } from './content-queries.ts'

type Rule = { readonly column: string; readonly relation: string; readonly condition: string }
type RemoteRule = Rule & {
  readonly conditionObject?: {
    readonly metafieldDefinition?: { readonly namespace: string; readonly key: string }
  } | null
}

const metafieldColumn = 'PRODUCT_METAFIELD_DEFINITION'
/** What the shop's side calls a rule about one of our metafields. */
const keyOfColumn: Readonly<Record<string, string>> = { CONDITION: 'condition', GRADE: 'grade' }

/** Rules about other metafields stay as the platform names them. */
export const reshapeRule = ({ conditionObject, ...rule }: RemoteRule): Rule => {
  const definition = conditionObject?.metafieldDefinition
  const own = Object.entries(keyOfColumn).find(
    ([, key]) => definition?.namespace === 'custom' && definition.key === key,
  )
  return rule.column === metafieldColumn && own ? { ...rule, column: own[0] } : rule
}

/** In the platform's words. A shop without such a definition refuses the rule. */
export const toRuleInputs = async (request: AdminRequest, rules: readonly Rule[]) => {
  if (!rules.some(({ column }) => keyOfColumn[column])) return rules
  const { metafieldDefinitions } = await request<{
    metafieldDefinitions: { nodes: readonly { readonly id: string; readonly key: string }[] }
  }>(ruleDefinitions, {})
  return rules.map(({ column, ...rule }) => {
    const key = keyOfColumn[column]
    if (key === undefined) return { column, ...rule }
    const conditionObjectId = metafieldDefinitions.nodes.find((each) => each.key === key)?.id
    return { ...rule, column: metafieldColumn, ...(conditionObjectId && { conditionObjectId }) }
  })
}
