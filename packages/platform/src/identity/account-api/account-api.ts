import { once } from '@dvaput/domain/flow/once'
import { within } from '@dvaput/domain/flow/within'
import { execute, GraphQLError, type GraphQLFormattedError, printType } from 'graphql'
import { attachResolvers } from '../../graphql/attach-resolvers.ts'
import { checkVariables } from '../../graphql/document-limits.ts'
import { createDocuments } from '../../graphql/documents.ts'
import { createErrorFormatter, formatInvalid, hasLostDatabase } from '../../graphql/format-errors.ts'
import type { GraphqlRequest } from '../../graphql/graphql-request.ts'
import { buildOfficialSchema } from '../../graphql/official-schema.ts'
import { readOperationContext } from '../../graphql/operation-context.ts'
import { complexityExceeded } from '../../graphql/query-cost.ts'
import { readProperty } from '../../graphql/read-property.ts'
import { refuse } from '../../graphql/refuse.ts'
import { scalars } from '../../graphql/scalars.ts'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import { createThrottle } from '../../net/throttle.ts'
import type { AccountContext } from './account-context.ts'
import { accountResolvers } from './account-resolvers.ts'

/** Since 2025-07 an account's queries name their language as a storefront's do. */
const accountAdditions = (): string => {
  const languageCode = buildOfficialSchema('storefront').getType('LanguageCode')
  if (!languageCode) throw new Error('the official schema has no LanguageCode')
  return `${printType(languageCode)}
    directive @inContext(country: CountryCode, language: LanguageCode, preferredLocationId: ID) on QUERY | MUTATION`
}

type GraphqlResponse = {
  readonly status: 200 | 503
  readonly body: { data?: unknown; errors?: readonly GraphQLFormattedError[]; extensions?: Record<string, unknown> }
}

const totalMs = 5_000
const maxCost = 50_000
/** In points of cost, for one customer; as of a public token of the Storefront API. */
const rate = { maximum: 2_000_000, restoredPerSecond: 200_000 } as const

const refused = (...errors: readonly GraphQLFormattedError[]): GraphqlResponse => ({ status: 200, body: { errors } })

const accountSchema = once(() =>
  attachResolvers(buildOfficialSchema('customer-account', accountAdditions()), accountResolvers, scalars),
)

/** The Customer Account API: the official schema, for one signed-in customer. */
export const createAccountApi = ({ log }: Pick<PlatformNeeds, 'log'>) => {
  const schema = accountSchema()
  const documents = createDocuments(schema)
  const formatErrors = createErrorFormatter(log)
  const throttle = createThrottle()

  return async (
    { query, operationName, variables = {} }: GraphqlRequest,
    context: AccountContext,
  ): Promise<GraphqlResponse> => {
    const checked = documents.check(query)
    if ('errors' in checked) return refused(...checked.errors.map((error) => formatInvalid(error)))
    const refusal = checkVariables(variables)
    if (refusal) return refused(refusal.toJSON())
    const operation = checked.operationOf(operationName)
    if (!operation) return refused(refuse('BAD_REQUEST', 'An operation name is required').toJSON())
    const cost = operation.cost(variables)
    if (cost instanceof GraphQLError) return refused(cost.toJSON())
    if (cost > maxCost) return refused(complexityExceeded(cost, maxCost).toJSON())
    const { allowed, status } = throttle(String(context.customer.id), rate, cost)
    const extensions = { cost: { requestedQueryCost: cost, throttleStatus: status } }
    if (!allowed) return { status: 200, body: { errors: [refuse('THROTTLED', 'Throttled').toJSON()], extensions } }
    documents.cache(query, checked)
    const { country, language, namesLanguage } = readOperationContext(operation.node, variables, context.shop)
    const contextValue = { ...context, country, ...(namesLanguage ? { language } : {}) }
    const result = await within(
      AbortSignal.timeout(totalMs),
      Promise.resolve(
        execute({
          schema,
          document: checked.document,
          contextValue,
          variableValues: variables,
          operationName,
          fieldResolver: readProperty,
        }),
      ),
      () => undefined,
    )
    if (!result) return { status: 503, body: { errors: [refuse('TIMEOUT', 'The request took too long').toJSON()] } }
    if (hasLostDatabase(result.errors))
      return {
        status: 503,
        body: { errors: [refuse('INTERNAL_SERVER_ERROR', 'Please try again in a moment').toJSON()] },
      }
    if (result.data === undefined)
      return refused(...(result.errors ?? []).map((error) => formatInvalid(error, 'INVALID_VARIABLE')))
    const errors = result.errors && formatErrors(result.errors, contextValue.requestId)
    return { status: 200, body: { data: result.data, ...(errors && { errors }), extensions } }
  }
}
