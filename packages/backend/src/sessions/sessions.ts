import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, gt, lte, ne, type SQL, sql } from '@dvaput/database/query'
import { createSessionId, hashSessionId } from './session-id.ts'
import { sessions } from './sessions.table.ts'

export type SessionKind = 'customer' | 'admin'
export type SessionData = Record<string, unknown>
export type Session = {
  kind: SessionKind
  subject: string
  data: SessionData
  createdAt: Date
  rotatedAt: Date
  /** The database's time, by which the deadlines in its data are judged. */
  readAt: Date
}
export type Sessions = ReturnType<typeof createSessions>

/** What its owner may see of a session. Nothing in it opens it. */
export type SessionSummary = { ref: string; device: string | null; createdAt: Date; seenAt: Date; isCurrent: boolean }

type Owner = { kind: SessionKind; subject: string }

type NewSession = Owner & { data?: SessionData; device?: string | null }

const lifetimes = {
  customer: { idle: sql`interval '14 days'`, absolute: sql`interval '30 days'` },
  admin: { idle: sql`interval '30 minutes'`, absolute: sql`interval '8 hours'` },
} as const satisfies Record<SessionKind, { idle: SQL; absolute: SQL }>

const now = sql`app_now()`

const visible = {
  kind: sessions.kind,
  subject: sessions.subject,
  data: sessions.data,
  createdAt: sessions.createdAt,
  rotatedAt: sessions.rotatedAt,
  readAt: sql`app_now()`.mapWith(sessions.seenAt),
}

/** The idle expiry never lies past the absolute one, so it alone decides. */
const alive = (kind: SessionKind, id: string) =>
  and(eq(sessions.idHash, hashSessionId(id)), eq(sessions.kind, kind), gt(sessions.idleExpiresAt, now))

/** Names a session to its owner: a hash of the hash under which it is stored. */
const ref = sql<string>`left(encode(sha256(${sessions.idHash}::bytea), 'hex'), 32)`

const ownedBy = ({ kind, subject }: Owner) => and(eq(sessions.kind, kind), eq(sessions.subject, subject))

/** What becomes of a session that somebody holds: new data, its end, or nothing. */
type Change<Result> = { data?: SessionData; ends?: true; result: Result }

/** Part of the transaction that ends sessions, with what was stored in them. */
export type OnEnded = (tx: Transaction, ended: readonly SessionData[]) => Promise<void>

export const createSessions = ({ database: { db, inTransaction } }: { database: Database }) => {
  const touch = (kind: SessionKind, id: string) =>
    db
      .update(sessions)
      .set({
        seenAt: now,
        idleExpiresAt: sql`least(app_now() + ${lifetimes[kind].idle}, ${sessions.absoluteExpiresAt})`,
      })
      .where(alive(kind, id))

  const endWhere = (which: SQL | undefined, onEnded: OnEnded = async () => undefined) =>
    inTransaction(async (tx) => {
      const ended = await tx.db.delete(sessions).where(which).returning({ data: sessions.data })
      if (ended.length > 0)
        await onEnded(
          tx,
          ended.map(({ data }) => data),
        )
    })

  return {
    /** Answers the clear id, which exists from here on only with its owner. In a transaction where one is given. */
    async create(
      { kind, subject, data = {}, device = null }: NewSession,
      { db: writer }: Pick<Transaction, 'db'> = { db },
    ): Promise<string> {
      const id = createSessionId()
      const { idle, absolute } = lifetimes[kind]
      const times = { createdAt: now, rotatedAt: now, seenAt: now }
      const expiries = { idleExpiresAt: sql`app_now() + ${idle}`, absoluteExpiresAt: sql`app_now() + ${absolute}` }
      await writer
        .insert(sessions)
        .values({ idHash: hashSessionId(id), kind, subject, data, device, ...times, ...expiries })
      return id
    },

    /** Writes at most once a minute, however many requests a page makes. */
    async read(kind: SessionKind, id: string): Promise<Session | undefined> {
      const isStale = sql<boolean>`${lte(sessions.seenAt, sql`app_now() - interval '1 minute'`)}`
      const [row] = await db
        .select({ ...visible, isStale })
        .from(sessions)
        .where(alive(kind, id))
      if (!row) return undefined
      const { isStale: mustTouch, ...session } = row
      if (mustTouch) await touch(kind, id)
      return session
    },

    /** Whether it is still there, and then until the end of this transaction: who ends it waits for that. */
    async hold({ db: holder }: Pick<Transaction, 'db'>, kind: SessionKind, id: string): Promise<boolean> {
      const held = await holder.select({ kind: sessions.kind }).from(sessions).where(alive(kind, id)).for('share')
      return held.length === 1
    },

    /** The same session under a new id; the old one is dead at once. Of two at a time one gets undefined. */
    async rotate(kind: SessionKind, id: string, data?: SessionData): Promise<string | undefined> {
      const newId = createSessionId()
      const changes = { idHash: hashSessionId(newId), rotatedAt: now, ...(data === undefined ? {} : { data }) }
      const { rowCount } = await db.update(sessions).set(changes).where(alive(kind, id))
      return rowCount === 1 ? newId : undefined
    },

    /**
     * Holds the session, in every process, while `decide` asks somebody else what becomes of it. Others wait for longer
     * than a query usually may. Null where the session has ended.
     */
    change: <Result>(kind: SessionKind, id: string, decide: (session: Session) => Promise<Change<Result>>) =>
      inTransaction(async ({ db: held }): Promise<Result | null> => {
        await held.execute(
          sql`SELECT set_config('lock_timeout', '10s', true), set_config('statement_timeout', '10s', true)`,
        )
        const [session] = await held.select(visible).from(sessions).where(alive(kind, id)).for('update')
        if (!session) return null
        const { data, ends, result } = await decide(session)
        if (ends) await held.delete(sessions).where(eq(sessions.idHash, hashSessionId(id)))
        else if (data)
          await held
            .update(sessions)
            .set({ data })
            .where(eq(sessions.idHash, hashSessionId(id)))
        return result
      }),

    end: (kind: SessionKind, id: string, onEnded?: OnEnded): Promise<void> =>
      endWhere(and(eq(sessions.idHash, hashSessionId(id)), eq(sessions.kind, kind)), onEnded),

    /** Those that live, the current one first and then the one used last. */
    async listOf(owner: Owner, currentId: string): Promise<readonly SessionSummary[]> {
      const { device, createdAt, seenAt, idleExpiresAt } = sessions
      const isCurrent = sql<boolean>`${eq(sessions.idHash, hashSessionId(currentId))}`
      return db
        .select({ ref, device, createdAt, seenAt, isCurrent })
        .from(sessions)
        .where(and(ownedBy(owner), gt(idleExpiresAt, now)))
        .orderBy(desc(isCurrent), desc(seenAt))
    },

    endByRef: (owner: Owner, wanted: string, onEnded?: OnEnded): Promise<void> =>
      endWhere(and(ownedBy(owner), eq(ref, wanted)), onEnded),

    endOthersOf: (owner: Owner, currentId: string, onEnded?: OnEnded): Promise<void> =>
      endWhere(and(ownedBy(owner), ne(sessions.idHash, hashSessionId(currentId))), onEnded),

    endAllOf: (owner: Owner, onEnded?: OnEnded): Promise<void> => endWhere(ownedBy(owner), onEnded),

    /** All but those whose data holds this. */
    endAllWithout: (owner: Owner, data: SessionData, onEnded?: OnEnded): Promise<void> =>
      endWhere(and(ownedBy(owner), sql`NOT ${sessions.data} @> ${JSON.stringify(data)}::jsonb`), onEnded),
  }
}
