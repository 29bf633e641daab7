import { IntegrationError } from '@dvaput/integrations/http/integration-error'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The message comes first in a stack and may have lines that look like places. */
const framesOf = (stack = '', message = '') =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8)

/**
 * What may be logged of an error. Messages of the database, the query builder and the parsers quote
 * the values they were given, so only names, codes and places are kept, and our own messages.
 */
export const describeError = (error: unknown) => {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const { name, code, stack, message, cause } = error as Record<string, unknown>
  const errorCode = textOf(code) ?? textOf((cause as { code?: unknown } | undefined)?.code)
  return {
    name: textOf(name) ?? 'Error',
    ...(error instanceof IntegrationError ? { message: error.message } : {}),
    ...(errorCode === undefined ? {} : { code: errorCode }),
    at: framesOf(textOf(stack), textOf(message)),
  }
}
