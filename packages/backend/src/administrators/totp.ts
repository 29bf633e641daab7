import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** The authenticator's clock may be one step off. */
const steps = [0, -1, 1]

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As authenticator apps expect a secret that is typed. */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((part) => base32Letters[Number.parseInt(part.padEnd(5, '0'), 2)]).join('')
}

export const createTotpSecret = (): Buffer => randomBytes(20)

const stepOf = (at: Date): number => Math.floor(at.getTime() / 1_000 / stepSeconds)

const momentOf = (step: number): Date => new Date(step * stepSeconds * 1_000)

/** RFC 4226: a code of a counter. */
export const hotp = (secret: Uint8Array, counter: number, length = digits): string => {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** RFC 6238: the code of a moment. */
export const totp = (secret: Uint8Array, at: Date, length = digits): string => hotp(secret, stepOf(at), length)

/** The step whose code this is, around now; undefined for a wrong one. */
export const findTotpStep = (secret: Uint8Array, code: string, at: Date): number | undefined => {
  const typed = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return undefined
  return steps
    .map((step) => stepOf(at) + step)
    .find((step) => timingSafeEqual(Buffer.from(totp(secret, momentOf(step))), Buffer.from(typed)))
}

/** What an authenticator app reads from the square code. */
export const totpUri = (secret: Uint8Array, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Dvaput:${email}`)}?${new URLSearchParams({ secret: toBase32(secret), issuer: 'Dvaput' })}`
