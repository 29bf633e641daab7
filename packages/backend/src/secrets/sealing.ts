import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * Keeps secrets that have to be read again, such as tokens of the platform. Each purpose has a key of its own, derived
 * from the secret of the settings, so that what was sealed for one cannot be opened as another.
 */
export const createSealing = (secret: string) => {
  const keys = new Map<string, Buffer>()
  const keyOf = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `dvaput ${purpose}`, 32))
    keys.set(purpose, key)
    return key
  }

  return {
    seal(purpose: string, text: string): string {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Undefined for anything that was not sealed for this purpose under this secret. */
    open(purpose: string, sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },

    /** The same text gives the same mark; without the secret nobody can make it. */
    mark: (purpose: string, text: string): string =>
      createHmac('sha256', keyOf(purpose)).update(text).digest('base64url'),
  }
}

export type Sealing = ReturnType<typeof createSealing>
