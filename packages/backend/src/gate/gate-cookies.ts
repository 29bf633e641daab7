import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie } from '@dvaput/domain/net/read-cookie'
import type { Sealing } from '../secrets/sealing.ts'

export const grantCookie = 'dvaput-international'
/** Names the browser session that guesses are counted for. */
export const visitorCookie = 'dvaput-international-visitor'

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Values that only this shop can make: a random id and its signature, in which `subject` is signed as well. */
export const createSignedIds = (sealing: Sealing, purpose: string, subject = '') => {
  const sign = (id: string) => sealing.mark(purpose, `${id} ${subject}`)
  return {
    create(): { readonly id: string; readonly value: string } {
      const id = randomBytes(18).toString('base64url')
      return { id, value: `${id}.${sign(id)}` }
    },
    /** The id of a request's cookie; undefined where we did not sign it. */
    read(cookies: string | null | undefined, name: string): string | undefined {
      const [id = '', signature = ''] = readCookie(cookies, name)?.split('.') ?? []
      return id !== '' && isSame(signature, sign(id)) ? id : undefined
    },
  }
}

/** Without an expiry date, so that it ends with the browser session. */
export const formatSessionCookie = (name: string, value: string, isSecure: boolean): string =>
  [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ')
