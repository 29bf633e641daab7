import type { ShopCustomers } from '../connected-shop.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createSealing } from '../secrets/sealing.ts'
import { createSessions } from '../sessions/sessions.ts'
import { createAccountOf } from './account-of.ts'
import { createCustomerRecords } from './customer-records.ts'
import { createCustomerSessions } from './customer-sessions.ts'
import { createCustomerTopics } from './customer-topics.ts'
import { createEndPlatformLogins } from './end-platform-login.ts'
import { createLogOut } from './log-out.ts'
import { createPerson } from './person.ts'
import { createReadAccount } from './read-account.ts'
import { createRefreshTokens } from './refresh-tokens.ts'
import { createSealedTokens } from './sealed-tokens.ts'
import { createSessionHandles } from './session-handles.ts'
import { createStartSession, type TakeAccessBack } from './start-session.ts'

type Needs = {
  /** Without jobs a session that is ended elsewhere ends here alone. */
  readonly infrastructure: Pick<Infrastructure, 'database' | 'log'> & Partial<Pick<Infrastructure, 'jobs'>>
  readonly secret: string
  /** Of the main shop, which keeps the customers of every market. */
  readonly shop: ShopCustomers
  /** Beside the sessions, which end here. */
  readonly takeAccessBack?: TakeAccessBack
  /** With the sessions that end before their time. */
  readonly cancelEmailChange?: (customerId: string) => Promise<void>
}

const nothing = async () => undefined

/** Customers, their sessions, and what every way in and every page of an account is built on. */
export const createCustomers = ({ infrastructure, secret, shop, ...needs }: Needs) => {
  const { takeAccessBack = nothing, cancelEmailChange = nothing } = needs
  const { database, log, jobs } = infrastructure
  const sealing = createSealing(secret)
  const sealedTokens = createSealedTokens(sealing)
  const sessions = createCustomerSessions({
    sessions: createSessions({ database }),
    sealedTokens,
    refreshTokens: createRefreshTokens(shop),
    endAtPlatform: jobs ? createEndPlatformLogins({ jobs, sealedTokens, shop }) : nothing,
    cancelEmailChange,
  })
  const records = createCustomerRecords({ database })
  const handlesOf = createSessionHandles(sealing)
  return {
    sessions,
    records,
    takeAccessBack,
    openPerson: (sessionId: () => string | undefined, userAgent: () => string | undefined = () => undefined) =>
      createPerson({ sessions, handlesOf, sessionId, userAgent }),
    startSession: createStartSession({ records, sessions, takeAccessBack, proveEmail: shop.admin.proveEmail }),
    accountOf: createAccountOf(shop),
    readAccount: createReadAccount({ shop, log }),
    topics: createCustomerTopics(sessions),
    logOut: createLogOut({ ...shop, log }),
  }
}

export type Customers = ReturnType<typeof createCustomers>
