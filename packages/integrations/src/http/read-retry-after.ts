/** Milliseconds that a response asks us to wait. */
export const readRetryAfter = ({ headers }: Pick<Response, 'headers'>): number | undefined => {
  const seconds = headers.get('Retry-After') ?? ''
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1_000 : undefined
}
