import { createCustomerSessions, type RefreshTokens } from '@dvaput/backend/customers/customer-sessions'
import { createPerson } from '@dvaput/backend/customers/person'
import { createSealedTokens } from '@dvaput/backend/customers/sealed-tokens'
import { createSessionHandles } from '@dvaput/backend/customers/session-handles'
import { createSealing } from '@dvaput/backend/secrets/sealing'
import type { Sessions } from '@dvaput/backend/sessions/sessions'

/** The demo's, so that a server of the test opens what is sealed here. */
const secret = 'demo-secret-demo-secret-demo-secret'

/** Sessions of customers, and the person of a request, without a platform behind them. */
export const createTestSessions = (stored: Sessions, refreshTokens: RefreshTokens = async () => null) => {
  const sealing = createSealing(secret)
  const sessions = createCustomerSessions({
    sessions: stored,
    sealedTokens: createSealedTokens(sealing),
    refreshTokens,
    endAtPlatform: async () => undefined,
    cancelEmailChange: async () => undefined,
  })
  const handlesOf = createSessionHandles(sealing)
  return {
    ...sessions,
    openPerson: (sessionId: () => string | undefined, userAgent: () => string | undefined = () => undefined) =>
      createPerson({ sessions, handlesOf, sessionId, userAgent }),
  }
}
