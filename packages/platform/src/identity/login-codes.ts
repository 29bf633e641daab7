import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, or, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { clientGroup } from '../graphql/client-group.ts'
import type { Mail, RateLimiter } from '../platform-needs.ts'
import { hashToken } from '../shops/hash-token.ts'
import type { Shop } from '../shops/shops.table.ts'
import { loginCodes } from './identity.table.ts'
import { lifetimes } from './lifetimes.ts'
import { loginLetter } from './login-letter.ts'

type Needs = {
  readonly database: Database
  readonly mail: Mail
  readonly limiter: RateLimiter
  readonly shop: Shop
  readonly secret: string
}

type Asking = {
  readonly uid: string
  readonly email: string
  readonly language: Language
  readonly clientAddress: string
}

const tries = 5
const perEmail = { class: 'platform-login-code-email', limit: 3, windowSeconds: 15 * 60 }
const perAddress = { class: 'platform-login-code-address', limit: 10, windowSeconds: 60 * 60 }

const areEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The six digits mailed at login. They belong to one browser's attempt and one address; the newest alone counts. */
export const createLoginCodes = ({ database, mail, limiter, shop, secret }: Needs) => {
  // Six digits can be tried out against a plain hash; the key is not in this table.
  const hashCode = (uid: string, code: string) => createHmac('sha256', secret).update(`${uid}:${code}`).digest('hex')
  const ofAttempt = (uid: string) => eq(loginCodes.interactionId, hashToken(uid))
  const usable = sql`${loginCodes.expiresAt} > app_now()`

  const isAllowed = async ({ email, clientAddress }: Asking) => {
    const byAddress = await limiter.consume({ ...perAddress, key: `${shop.id} ${clientGroup(clientAddress)}` })
    if (!byAddress.allowed) return false
    return (await limiter.consume({ ...perEmail, key: `${shop.id} ${email}` })).allowed
  }

  return {
    /** Says the same for a known and for an unknown address, and does the same. */
    async send(asking: Asking): Promise<'sent' | 'throttled'> {
      if (!(await isAllowed(asking))) return 'throttled'
      const { uid, email, language } = asking
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const codeHash = hashCode(uid, code)
      await database.inTransaction(async (tx) => {
        await tx.db
          .delete(loginCodes)
          .where(or(ofAttempt(uid), and(eq(loginCodes.shopId, shop.id), eq(loginCodes.email, email))))
        await tx.db.insert(loginCodes).values({
          interactionId: hashToken(uid),
          shopId: shop.id,
          email,
          codeHash,
          triesLeft: tries,
          expiresAt: sql`app_now() + ${lifetimes.loginCode} * interval '1 second'`,
        })
        await mail.queue(tx, loginLetter({ shop, email, language, code, key: `login-code:${codeHash}` }))
      })
      return 'sent'
    },

    /** To which address a code of this attempt went, also when it is spent by now. */
    async addressOf(uid: string): Promise<string | undefined> {
      const [row] = await database.db.select({ email: loginCodes.email }).from(loginCodes).where(ofAttempt(uid))
      return row?.email
    },

    async forget(uid: string) {
      await database.db.delete(loginCodes).where(ofAttempt(uid))
    },

    /** A try is counted before it is judged, so that guesses sent at once are counted too. */
    async redeem(uid: string, code: string): Promise<{ email: string } | 'wrong' | 'dead'> {
      const { db } = database
      const [row] = await db
        .update(loginCodes)
        .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
        .where(and(ofAttempt(uid), usable, gt(loginCodes.triesLeft, 0)))
        .returning()
      if (!row) return 'dead'
      if (!areEqual(row.codeHash, hashCode(uid, code))) return row.triesLeft > 0 ? 'wrong' : 'dead'
      const [spent] = await db
        .delete(loginCodes)
        .where(and(ofAttempt(uid), eq(loginCodes.codeHash, row.codeHash)))
        .returning({ email: loginCodes.email })
      return spent ?? 'dead'
    },
  }
}

export type LoginCodes = ReturnType<typeof createLoginCodes>
