import { createHmac, timingSafeEqual } from 'node:crypto'

type Encoding = 'hex' | 'base64'

export const hmacSignature = (secret: string, message: string | Uint8Array, encoding: Encoding): string =>
  createHmac('sha256', secret).update(message).digest(encoding)

/** Compares in a time that says nothing about where the difference lies. */
export const isHmacSignature = (
  signature: string,
  secret: string,
  message: string | Uint8Array,
  encoding: Encoding,
): boolean => {
  const expected = Buffer.from(hmacSignature(secret, message, encoding))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
