import { setImmediate as nextTurn } from 'node:timers/promises'
import { once } from '@dvaput/domain/flow/once'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { within } from '@dvaput/domain/flow/within'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { type ExecutionResult, execute, GraphQLError, type GraphQLFormattedError } from 'graphql'
import { attachResolvers } from '../graphql/attach-resolvers.ts'
import { checkVariables } from '../graphql/document-limits.ts'
import { type CheckedDocument, createDocuments, isIntrospection } from '../graphql/documents.ts'
import { createErrorFormatter, formatInvalid, hasLostDatabase } from '../graphql/format-errors.ts'
import type { GraphqlRequest } from '../graphql/graphql-request.ts'
import { buildOfficialSchema } from '../graphql/official-schema.ts'
import { readOperationContext, toLanguageCode } from '../graphql/operation-context.ts'
import { complexityExceeded } from '../graphql/query-cost.ts'
import { readProperty } from '../graphql/read-property.ts'
import { refuse } from '../graphql/refuse.ts'
import { scalars } from '../graphql/scalars.ts'
import type { SearchWarnings, StorefrontAccess, StorefrontContext } from '../graphql/storefront-context.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { createThrottle } from '../net/throttle.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { restrictTokenless } from './restrict-tokenless.ts'
import { storefrontAdditions } from './storefront-additions.ts'
import { type StorefrontNeeds, storefrontResolvers } from './storefront-resolvers.ts'

type Body = { data?: unknown; errors?: readonly GraphQLFormattedError[]; extensions?: Record<string, unknown> }
type GraphqlResponse = { readonly status: 200 | 503; readonly body: Body; readonly retryAfterSeconds?: number }

const totalMs = 5_000

/** A listing of 100 products with 250 variants and 20 pictures each costs 27,100. */
const maxCost = { tokenless: 1_000, public: 50_000, private: 50_000 } as const

/** In points of cost: a burst as of a storefront being built, then a steady rate for one client. */
const rates = {
  tokenless: { maximum: 100_000, restoredPerSecond: 10_000 },
  public: { maximum: 2_000_000, restoredPerSecond: 200_000 },
  // One server speaks for many buyers, and may not name them.
  private: { maximum: 20_000_000, restoredPerSecond: 2_000_000 },
} as const

/** Its answer takes a fifth of a second of the processor in one piece. A tool asks once, a developer a few times. */
const introspections = { maximum: 3, restoredPerSecond: 0.05 } as const

/** In points too, of a text that was never run: it is read at our expense before it can be refused. */
const costOfReading = 100
/** Of a text of up to 64 KiB each. */
const maxUnparsed = 500

const refused = (...errors: GraphQLFormattedError[]): { response: GraphqlResponse } => ({
  response: { status: 200, body: { errors } },
})

const storefrontSchema = once(() =>
  restrictTokenless(
    attachResolvers(buildOfficialSchema('storefront', storefrontAdditions), storefrontResolvers, scalars),
  ),
)

export const createStorefront = (parts: StorefrontNeeds & Pick<PlatformNeeds, 'log'>) => {
  const documents = once(() => createDocuments(storefrontSchema()))
  const parsing = createSemaphore({ concurrency: 1, maxQueued: maxUnparsed })
  /** One document in each turn of the event loop, so that other requests wait for one of them and not for all. */
  const parseInTurn = <Result>(parse: () => Result) =>
    parsing.tryRun(async () => {
      await nextTurn()
      return parse()
    })
  const throttle = createThrottle()
  const formatErrors = createErrorFormatter(parts.log)

  /** Everything that can be refused without a statement is refused here. */
  const prepare = async (
    { query, operationName, variables = {} }: GraphqlRequest,
    endpoint: ShopEndpoint,
    access: StorefrontAccess,
  ) => {
    if (access === 'tokenless' && isIntrospection(query))
      return refused(refuse('ACCESS_DENIED', 'Introspection requires an access token.').toJSON())
    const client = `${endpoint.shop.id} ${access} ${clientGroup(endpoint.clientIp)}`
    const charge = (cost: number) => throttle(client, rates[access], cost)
    const throttled = (extensions?: Record<string, unknown>): { response: GraphqlResponse } => ({
      response: {
        status: 200,
        body: { errors: [refuse('THROTTLED', 'Throttled').toJSON()], ...(extensions && { extensions }) },
      },
    })
    const judgeCost = (document: CheckedDocument): GraphQLError | undefined => {
      const cost = document.operationOf(operationName)?.cost(variables) ?? 0
      if (cost instanceof GraphQLError) return cost
      return cost > maxCost[access] ? complexityExceeded(cost, maxCost[access]) : undefined
    }
    const known = documents().known(query)
    if (!known && !charge(costOfReading).allowed) return throttled()
    const parsed = known
      ? ({ ok: true, result: known } as const)
      : await parseInTurn(() => documents().check(query, judgeCost))
    if (!parsed.ok) return throttled()
    const checked = parsed.result
    if ('errors' in checked) return refused(...checked.errors.map((error) => formatInvalid(error)))
    const operation = checked.operationOf(operationName)
    if (!operation) return refused(refuse('BAD_REQUEST', 'An operation name is required').toJSON())
    const refusal = checkVariables(variables) ?? judgeCost(checked)
    if (refusal) return refused(refusal.toJSON())
    const cost = Number(operation.cost(variables))
    // What can be run pays for that alone.
    if (!known) charge(-costOfReading)
    const { allowed, status } = charge(cost)
    const extensions = { cost: { requestedQueryCost: cost, throttleStatus: status } }
    if (!allowed) return throttled(extensions)
    if (isIntrospection(query)) {
      const { allowed: isAnswered, retryAfterSeconds } = throttle(`introspection ${client}`, introspections, 1)
      if (!isAnswered) return { response: { ...throttled().response, status: 503, retryAfterSeconds } as const }
    }
    documents().cache(query, checked)
    return { ...checked, operation: operation.node, variables, operationName, extensions }
  }

  const conclude = (
    result: ExecutionResult,
    extensions: Record<string, unknown>,
    requestId: string,
  ): GraphqlResponse => {
    if (hasLostDatabase(result.errors)) {
      parts.log.warn({ requestId }, 'database unavailable')
      return {
        status: 503,
        body: { errors: [refuse('INTERNAL_SERVER_ERROR', 'Please try again in a moment').toJSON()] },
      }
    }
    // No data at all: the variables did not fit, and nothing was run.
    if (result.data === undefined)
      return refused(...(result.errors ?? []).map((error) => formatInvalid(error, 'INVALID_VARIABLE'))).response
    const errors = result.errors && formatErrors(result.errors, requestId)
    return { status: 200, body: { data: result.data, ...(errors && { errors }), extensions } }
  }

  return {
    schema: storefrontSchema,
    async execute(request: GraphqlRequest, endpoint: ShopEndpoint, access: StorefrontAccess): Promise<GraphqlResponse> {
      const prepared = await prepare(request, endpoint, access)
      if ('response' in prepared) return prepared.response
      const { document, operation, variables, operationName } = prepared
      const requested = readOperationContext(operation, variables, endpoint.shop)
      const searchWarnings: SearchWarnings[] = []
      const contextValue: StorefrontContext<StorefrontNeeds> = {
        ...endpoint,
        ...requested,
        access,
        parts,
        searchWarnings,
      }
      const result = await within(
        AbortSignal.timeout(totalMs),
        Promise.resolve(
          execute({
            schema: storefrontSchema(),
            document,
            contextValue,
            variableValues: variables,
            operationName,
            fieldResolver: readProperty,
          }),
        ),
        () => undefined,
      )
      if (!result) return { status: 503, body: { errors: [refuse('TIMEOUT', 'The request took too long').toJSON()] } }
      const context = { country: requested.country, language: toLanguageCode(requested.language) }
      const search = searchWarnings.length > 0 ? { search: searchWarnings } : {}
      return conclude(result, { context, ...prepared.extensions, ...search }, endpoint.requestId)
    },
  }
}
