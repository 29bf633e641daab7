import { refusals } from '../../http/refusals.ts'
import { failureSchema } from './products.schema.ts'

export const json = <Schema>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

export const productFailures = refusals(
  ['bad-input', 'catalogue-failed', 'catalogue-http-error', 'catalogue-timeout'],
  failureSchema,
)

export const searchFailures = refusals(
  ['bad-input', 'search-failed', 'search-graphql-error', 'search-timeout'],
  failureSchema,
)

export const productNotFound = refusals(['product-not-found'], failureSchema)
