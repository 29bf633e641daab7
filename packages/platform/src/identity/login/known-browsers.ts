import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A browser that has signed in before carries a mark of it. Codes that strangers request for somebody's email then do not
 * count against its owner, who would be locked out otherwise. The mark opens nothing: it only has limits of its own.
 */
export const createKnownBrowsers = (secret: string) => {
  const sign = (nonce: string, email: string) =>
    createHmac('sha256', secret).update(`known-browser:${nonce}:${email}`).digest('base64url')

  return {
    mark(email: string): string {
      const nonce = randomBytes(16).toString('base64url')
      return `${nonce}.${sign(nonce, email)}`
    },
    isMarked(mark: string | undefined, email: string): mark is string {
      const [nonce = '', signature = ''] = (mark ?? '').split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(nonce, email))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
