import { type Permission, permissionsOf, type Role, type RoleGrants } from '@dvaput/domain/administrators/permissions'
import { describeDevice } from '../sessions/describe-device.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'

export type Administrator = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly isDemo: boolean
}

export const toAdministrator = (row: Omit<Administrator, 'permissions'>, grants: RoleGrants): Administrator => ({
  ...{ id: row.id, name: row.name, email: row.email, role: row.role, isDemo: row.isDemo },
  permissions: permissionsOf(row.role, grants),
})

/** How far somebody has come: the password alone opens nothing. */
type Stage = 'password' | 'complete'

const minuteMs = 60_000
const secondFactorWithinMs = 10 * minuteMs
/** So long a proof counts for refunds, roles and the like. */
const recentMs = 5 * minuteMs

type Needs = {
  readonly sessions: Sessions
  /** Null for one who is disabled. */
  readonly find: (id: string) => Promise<Administrator | null>
  /** Of the administrators' cookie. */
  readonly sessionId: () => string | undefined
  readonly userAgent: () => string | undefined
  /** Of the cookie of a known device. */
  readonly device: () => string | undefined
}

type Opened = { readonly session: Session; readonly stage: Stage; readonly administrator: Administrator }

/** A moment to come is not a recent one: the clock may have been set back. */
const isWithin = (session: Session, since: Date, limitMs: number) =>
  Math.abs(session.readAt.getTime() - since.getTime()) < limitMs

/** Who makes a request to the shop's side. A customer's session counts for nothing here. */
export const createAdministratorVisit = ({ sessions, find, sessionId, userAgent, device }: Needs) => {
  let reading: Promise<Opened | null> | undefined
  let cookie: string | null | undefined
  let deviceCookie: string | undefined

  const currentId = (): string | undefined => (cookie === undefined ? sessionId() : (cookie ?? undefined))

  const read = async (): Promise<Opened | null> => {
    const id = currentId()
    const session = id === undefined ? undefined : await sessions.read('admin', id)
    const administrator = session ? await find(session.subject) : null
    if (!session || !administrator) return null
    return { session, administrator, stage: session.data.stage === 'complete' ? 'complete' : 'password' }
  }

  const opened = (): Promise<Opened | null> => {
    reading ??= read()
    return reading
  }

  const take = (id: string | null) => {
    cookie = id
    reading = undefined
  }

  const end = async () => {
    const id = currentId()
    if (id !== undefined) await sessions.end('admin', id)
  }

  return {
    /** Null before the second factor as well. */
    async administrator(): Promise<Administrator | null> {
      const current = await opened()
      return current?.stage === 'complete' ? current.administrator : null
    },

    /** Who has given the password and not yet the second factor, and the database's time. */
    async pending(): Promise<{ readonly administrator: Administrator; readonly at: Date } | null> {
      const current = await opened()
      if (current?.stage !== 'password') return null
      const { session, administrator } = current
      return isWithin(session, session.createdAt, secondFactorWithinMs) ? { administrator, at: session.readAt } : null
    },

    /** Whether the last proof is so recent that whoever sits there may be taken for the administrator. */
    async isRecent(): Promise<boolean> {
      const current = await opened()
      if (current?.stage !== 'complete') return false
      // The demo's owner has neither password nor second factor.
      return current.administrator.isDemo || isWithin(current.session, current.session.rotatedAt, recentMs)
    },

    /** What a challenge to a passkey is bound to: this session in this browser. */
    binding: (): string => currentId() ?? '',

    /** The database's time, by which codes are judged. */
    readAt: async (): Promise<Date | undefined> => (await opened())?.session.readAt,

    /** Always a new session: an id that somebody planted before opens nothing. */
    async open(administratorId: string, stage: Stage): Promise<void> {
      const device = describeDevice(userAgent())
      const id = await sessions.create({ kind: 'admin', subject: administratorId, data: { stage }, device })
      await end()
      take(id)
    },

    /** After a proof: the session goes on under a new id, and counts as recent. */
    async confirm(): Promise<void> {
      const id = currentId()
      take(id === undefined ? null : ((await sessions.rotate('admin', id, { stage: 'complete' })) ?? null))
    },

    async close(): Promise<void> {
      await end()
      take(null)
    },

    /** What the response has to set: undefined where the cookie stays, null where it goes. */
    cookie: () => cookie,

    device,
    keepDevice(sealed: string): void {
      deviceCookie = sealed
    },
    /** As `cookie`; it outlives the session. */
    deviceCookie: () => deviceCookie,
  }
}

export type AdministratorVisit = ReturnType<typeof createAdministratorVisit>
