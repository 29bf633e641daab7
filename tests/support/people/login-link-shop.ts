import { createTakeAccessBack } from '@dvaput/backend/account/take-access-back'
import { createIds } from '@dvaput/backend/clock/ids'
import { createCustomerRecords } from '@dvaput/backend/customers/customer-records'
import { createStartSession } from '@dvaput/backend/customers/start-session'
import { createLoginLinks } from '@dvaput/backend/login/links/login-links'
import { createMail } from '@dvaput/backend/mail/mail'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import { openDatabase } from '@dvaput/database/open-database'
import type { AdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { createTestJobs } from '../orders/test-jobs.ts'
import { testSealing } from './test-sealing.ts'
import { createTestSessions } from './test-sessions.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

type Options = {
  readonly databaseUrl: string
  readonly customers: Pick<AdminCustomers, 'findByEmail'>
}

/** Login links on a real database, with a platform somewhere; mail is collected instead of sent. */
export const openLoginLinkShop = async ({ databaseUrl, customers }: Options) => {
  const database = openDatabase({ url: databaseUrl, applicationName: 'login link test', log })
  const jobs = createTestJobs({ database, log })
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: silence }
  const sessions = createTestSessions(createSessions({ database }))
  const mail = createMail({ database, jobs, mailer, sealing: testSealing })
  const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
  const records = createCustomerRecords({ database })
  const takeAccessBack = createTakeAccessBack({
    database,
    shop: { admin: { proveEmail: async () => 'proved' } },
    mail,
    homes,
  })
  const loginLinks = createLoginLinks({
    infrastructure: {
      database,
      jobs,
      mail,
      limiter: createRateLimiter({ database, secret: 'test secret' }),
      ids: createIds(),
    },
    customers: {
      startSession: createStartSession({ records, sessions, takeAccessBack, proveEmail: async () => 'proved' }),
    },
    shop: { admin: customers },
    secret: 'a-secret-of-this-test-and-no-other',
    homes,
  })
  await jobs.prepare()
  return {
    database,
    jobs,
    sent,
    loginLinks,
    openPerson: (sessionId?: string) => sessions.openPerson(() => sessionId),
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
