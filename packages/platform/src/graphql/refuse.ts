import { GraphQLError } from 'graphql'

/** The codes the hosted platform writes under `extensions`. */
export type RefusalCode =
  | 'ACCESS_DENIED'
  | 'BAD_REQUEST'
  | 'INTERNAL_SERVER_ERROR'
  | 'INVALID'
  | 'MAX_COMPLEXITY_EXCEEDED'
  | 'MAX_INPUT_SIZE_EXCEEDED'
  | 'NOT_IMPLEMENTED'
  | 'THROTTLED'
  | 'TIMEOUT'
  | 'UNAUTHORIZED'

/** An error for the whole field, as opposed to a user error inside an answer. */
export const refuse = (code: RefusalCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })
