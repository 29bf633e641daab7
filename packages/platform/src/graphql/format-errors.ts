import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import type { Log } from '@dvaput/database/log'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import { toHostedError } from './hosted-errors.ts'

const suggestion = ' Did you mean '

/** Searched from the end and once: the message quotes what was sent, which may hold these words a thousand times. */
const withoutSuggestion = (message: string): string => {
  const at = message.endsWith('?') ? message.lastIndexOf(suggestion) : -1
  return at < 0 ? message : message.slice(0, at)
}

/** Of a document that does not fit the schema: in the hosted platform's words, without guesses at what was meant. */
export const formatInvalid = (error: GraphQLError, code = 'BAD_REQUEST'): GraphQLFormattedError => {
  const { message, ...rest } = error.toJSON()
  const hosted = toHostedError(message)
  return {
    message: hosted?.message ?? withoutSuggestion(message),
    ...rest,
    extensions: { code, ...hosted?.extensions, ...error.extensions },
  }
}

export const internalError = (requestId: string, { path, locations }: Partial<GraphQLFormattedError> = {}) => ({
  message: `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId} (include this in support requests).`,
  ...(locations && { locations }),
  ...(path && { path }),
  extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
})

/** An error that carries a code was meant for the client; every other one is a bug: logged in full, sent bare. */
const isMeant = (error: GraphQLError) => typeof error.extensions.code === 'string'

export const createErrorFormatter =
  (log: Log) =>
  (errors: readonly GraphQLError[], requestId: string): GraphQLFormattedError[] =>
    errors.map((error) => {
      if (isMeant(error)) return error.toJSON()
      // The others of its kind would fill the log: one failure nulls many fields.
      log.error({ err: error.originalError ?? error, path: error.path?.join('.'), requestId }, 'GraphQL field failed')
      return internalError(requestId, error.toJSON())
    })

export const hasLostDatabase = (errors: readonly GraphQLError[] | undefined): boolean =>
  errors?.some(({ originalError }) => isDatabaseUnavailable(originalError)) ?? false
