/** The query builder quotes the whole query with its values around what the database said. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error

/** For the terminal of whoever starts the server. */
export const formatStartError = (error: unknown): string => {
  const cause = innermost(error)
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
  return `Dvaput could not start${code}.\n${text}`
}
