import { GraphQLError } from 'graphql'

/** The codes the hosted platform writes under `extensions`. */
export type RefusalCode =
  | 'ACCESS_DENIED'
  | 'BAD_REQUEST'
  | 'INTERNAL_SERVER_ERROR'
  | 'INVALID'
  | 'infiniteLoop'
  | 'MAX_COMPLEXITY_EXCEEDED'
  | 'MAX_INPUT_SIZE_EXCEEDED'
  | 'NOT_IMPLEMENTED'
  | 'THROTTLED'
  | 'TIMEOUT'
  | 'UNAUTHORIZED'

/**
 * An error of the field, as opposed to a user error inside a payload. It is sent and never logged, so nobody
 * reads where it was made, and to find that out costs more than most refusals.
 */
export const refuse = (code: RefusalCode, message: string, more: Record<string, unknown> = {}): GraphQLError => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return new GraphQLError(message, { extensions: { code, ...more } })
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
