import type { Transaction } from '@dvaput/database/in-transaction'
import { once } from '@dvaput/domain/flow/once'
import { execute, GraphQLError } from 'graphql'
import { attachResolvers } from '../graphql/attach-resolvers.ts'
import { checkVariables } from '../graphql/document-limits.ts'
import { createDocuments } from '../graphql/documents.ts'
import { createErrorFormatter, formatInvalid, hasLostDatabase } from '../graphql/format-errors.ts'
import type { GraphqlRequest } from '../graphql/graphql-request.ts'
import { complexityExceeded } from '../graphql/query-cost.ts'
import { refuse } from '../graphql/refuse.ts'
import { scalars } from '../graphql/scalars.ts'
import { createThrottle } from '../net/throttle.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { isStorable } from '../text/is-storable.ts'
import type { AdminContext, AdminNeeds } from './admin-context.ts'
import { adminResolvers } from './admin-resolvers.ts'
import { buildAdminSchema } from './admin-schema.ts'
import { changeAlone, changeWithin, inLine } from './changes.ts'
import type { AdminResponse } from './idempotent-responses.ts'

/** Points: a burst, and what comes back each second. Counted for each token in each process. */
const rate = { maximum: 20_000, restoredPerSecond: 1_000 } as const
/** Of one operation. */
const maxCost = 5_000

const refusedWith = (...errors: readonly object[]): AdminResponse => ({ status: 200, body: { errors } })

/** Thrown where nothing of the request may stay. */
export const failedResponse = (response: AdminResponse) => Object.assign(new Error('the request failed'), { response })

const adminSchema = once(() =>
  attachResolvers(buildAdminSchema(), adminResolvers, { ...scalars, Money: scalars.Decimal }),
)

export const createAdminApi = (parts: AdminNeeds) => {
  const schema = adminSchema()
  const documents = createDocuments(schema, { costOfIntrospection: 4_000 })
  const throttle = createThrottle(parts.monotonicMs)
  const formatErrors = createErrorFormatter(parts.log)

  /** Refuses what needs no statement; else returns a function that runs it, alone or within a transaction. */
  const prepare = (
    { query, operationName, variables = {} }: GraphqlRequest,
    endpoint: ShopEndpoint,
    tokenHash: string,
  ) => {
    const checked = documents.check(query)
    if ('errors' in checked) return refusedWith(...checked.errors.map((error) => formatInvalid(error)))
    const tooMuch = checkVariables(variables)
    if (tooMuch) return refusedWith(tooMuch.toJSON())
    if (!isStorable(variables) || /\\u0000/i.test(query) || !isStorable(query))
      return refusedWith(refuse('BAD_REQUEST', 'The request contains invalid characters').toJSON())
    const operation = checked.operationOf(operationName)
    if (!operation) return refusedWith(refuse('BAD_REQUEST', 'An operation name is required').toJSON())
    const cost = operation.cost(variables)
    if (cost instanceof GraphQLError) return refusedWith(cost.toJSON())
    if (cost > maxCost) return refusedWith(complexityExceeded(cost, maxCost).toJSON())
    const { allowed, status } = throttle(`${endpoint.shop.id} ${tokenHash}`, rate, cost)
    const costs = { requestedQueryCost: cost, actualQueryCost: allowed ? cost : null, throttleStatus: status }
    const extensions = { cost: costs }
    if (!allowed)
      return { status: 200, body: { errors: [refuse('THROTTLED', 'Throttled').toJSON()], extensions } } as const
    documents.cache(query, checked)

    return async (within?: Transaction): Promise<AdminResponse> => {
      const tx = within && inLine(within)
      const contextValue: AdminContext = {
        ...endpoint,
        parts,
        db: tx?.db ?? parts.database.db,
        change: tx ? changeWithin(tx) : changeAlone(parts.database.inTransaction),
      }
      const result = await execute({
        schema,
        document: checked.document,
        contextValue,
        variableValues: variables,
        operationName,
      })
      if (hasLostDatabase(result.errors)) {
        const busy = refuse('INTERNAL_SERVER_ERROR', 'Please try again in a moment').toJSON()
        throw failedResponse({ status: 503, body: { errors: [busy] } })
      }
      if (result.data === undefined)
        return refusedWith(...(result.errors ?? []).map((error) => formatInvalid(error, 'INVALID_VARIABLE')))
      const errors = result.errors && formatErrors(result.errors, endpoint.requestId)
      const response = { status: 200, body: { data: result.data, ...(errors && { errors }), extensions } }
      if (errors?.some(({ extensions: { code } = {} }) => code === 'INTERNAL_SERVER_ERROR'))
        throw failedResponse(response)
      return response
    }
  }

  return { schema, prepare }
}
