import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, or, sql } from '@dvaput/database/query'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Language } from '@dvaput/domain/text/language'
import type { Mail, RateLimiter } from '../../needs/platform-needs.ts'
import { hashToken } from '../../shops/hash-token.ts'
import { loginCodes } from '../../tables/identity.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { lifetimes } from '../provider/lifetimes.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { makeLoginCode, writeLoginCode } from './login-code.ts'
import { loginEmail } from './login-email.ts'

type Needs = {
  readonly database: Database
  readonly mail: Mail
  readonly limiter: RateLimiter
  readonly shop: Shop
  readonly secret: string
}

type CodeRequest = {
  readonly uid: string
  readonly email: string
  /** As the customer knows it. */
  readonly shop: Shop
  readonly language: Language
  readonly clientIp: string
  /** What the browser carries of an earlier login. */
  readonly mark?: string | undefined
}

const tries = 5
const quarter = 15 * 60
const hour = 60 * 60

/** Strangers are counted by client group: one who requests many codes for an email does not use up the others' codes. */
const perClient = { class: 'platform-login-code-client', limit: 10, windowSeconds: hour }
const perClientAndEmail = { class: 'platform-login-code-client-email', limit: 3, windowSeconds: quarter }
/** From everywhere together, so that nobody's mailbox is flooded. */
const perEmail = { class: 'platform-login-code-email', limit: 20, windowSeconds: hour }
const perKnownBrowser = { class: 'platform-login-code-browser', limit: 3, windowSeconds: quarter }
/**
 * Six digits can be guessed: of one address at most 10 such codes a day with 5 tries each, so less than 100 guesses in
 * any 24 hours. Further codes are long ones, which need no such bound, and their owner still gets in.
 */
const shortCodes = { class: 'platform-login-short-code', limit: 10, windowSeconds: 24 * hour }

const areEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The code mailed at login. It belongs to one browser's attempt and one address; a client's newest alone counts. */
export const createLoginCodes = ({ database, mail, limiter, shop, secret }: Needs) => {
  // Six digits can be tried out against a plain hash; the key is not in this table.
  const hashCode = (uid: string, code: string) => createHmac('sha256', secret).update(`${uid}:${code}`).digest('hex')
  const ofAttempt = (uid: string) => eq(loginCodes.interactionId, hashToken(uid))
  const usable = sql`${loginCodes.expiresAt} > app_now()`

  const known = createKnownBrowsers(secret)

  const consume = async (limit: typeof perEmail, ...key: readonly string[]): Promise<boolean> =>
    (await limiter.consume({ ...limit, key: [shop.id, ...key].join(' ') })).allowed

  const mayRequest = async (email: string, client: string, mark: string | undefined): Promise<boolean> => {
    if (mark !== undefined) return consume(perKnownBrowser, mark)
    if (!(await consume(perClient, client))) return false
    if (!(await consume(perClientAndEmail, client, email))) return false
    return consume(perEmail, email)
  }

  return {
    /** Says the same for a known and for an unknown address, and does the same. */
    async send({
      uid,
      email,
      shop: shownShop,
      language,
      clientIp,
      mark: carried,
    }: CodeRequest): Promise<'sent' | 'throttled'> {
      const client = clientGroup(clientIp)
      const mark = known.isMarked(carried, email) ? carried : undefined
      if (!(await mayRequest(email, client, mark))) return 'throttled'
      const isLong = !(await consume(shortCodes, mark ?? email))
      const code = makeLoginCode(isLong)
      const codeHash = hashCode(uid, code)
      const clientHash = hashToken(`${client} ${mark ?? ''}`)
      const ofClient = and(
        eq(loginCodes.shopId, shop.id),
        eq(loginCodes.email, email),
        eq(loginCodes.clientHash, clientHash),
      )
      await database.inTransaction(async (tx) => {
        await tx.db.delete(loginCodes).where(or(ofAttempt(uid), ofClient))
        await tx.db.insert(loginCodes).values({
          interactionId: hashToken(uid),
          shopId: shop.id,
          email,
          codeHash,
          clientHash,
          isLong,
          triesLeft: tries,
          expiresAt: sql`app_now() + ${lifetimes.loginCode} * interval '1 second'`,
        })
        const facts = { shop: shownShop, email, language, code: writeLoginCode(code), key: `login-code:${codeHash}` }
        await mail.queue(tx, loginEmail(facts))
      })
      return 'sent'
    },

    /** To which address a code of this attempt went, also when it is spent by now; and which kind of code. */
    async sentFor(uid: string): Promise<{ email: string; isLong: boolean; isAlive: boolean } | undefined> {
      const { email, isLong, triesLeft } = loginCodes
      const isAlive = sql<boolean>`${usable} AND ${triesLeft} > 0`
      const [row] = await database.db.select({ email, isLong, isAlive }).from(loginCodes).where(ofAttempt(uid))
      return row
    },

    /** For the browser that has just signed in as this address. */
    mark: known.mark,

    async forget(uid: string) {
      await database.db.delete(loginCodes).where(ofAttempt(uid))
    },

    /**
     * A try is counted before it is judged, so that guesses sent at once are counted too. Part of the transaction that
     * admits the customer: where that fails, the code is not spent.
     */
    async redeem({ db }: Transaction, uid: string, code: string): Promise<{ email: string } | 'wrong' | 'dead'> {
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
