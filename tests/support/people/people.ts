import { randomUUID } from 'node:crypto'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import { openDatabase } from '@dvaput/database/open-database'
import { createTestSessions } from './test-sessions.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

export type TestPerson = {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  /** What must stand in nobody else's response. */
  readonly secrets: readonly string[]
}

/** Two customers who are logged in and somebody who is not, each with data that nobody else has. */
export const createPeople = async (databaseUrl: string): Promise<readonly TestPerson[]> => {
  const database = openDatabase({ url: databaseUrl, applicationName: 'people of a test', log })
  const sessions = createTestSessions(createSessions({ database }))
  /** At the platform as well, where it runs, so that the pages of an account have something to show. */
  const create = async (profile: { email: string; firstName: string; lastName: string }) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO platform.customers (shop_id, email, first_name, last_name)
       SELECT id, $1, $2, $3 FROM platform.shops WHERE handle = 'main' RETURNING id`,
      [profile.email, profile.firstName, profile.lastName],
    )
    return { id: `gid://shopify/Customer/${rows[0]?.id ?? randomUUID()}`, ...profile }
  }
  const logIn = async (name: string): Promise<TestPerson> => {
    const own = (what: string) => `${what}-of-${name}-${randomUUID()}`
    const profile = { email: `${own('email')}@example.com`, firstName: own('first'), lastName: own('last') }
    const customer = await create(profile)
    const session = await sessions.openSession({ ...customer, isVerified: true, kind: 'link' })
    const token = own('token')
    const headers = { Cookie: `theme=light; sid=${session}`, Authorization: `Bearer ${token}` }
    return { name, headers, secrets: [...Object.values(customer), session, token] }
  }
  const people = [
    await logIn('amra'),
    await logIn('diego'),
    { name: 'nobody', headers: { Cookie: 'theme=light' }, secrets: [] },
  ]
  await database.close()
  return people
}

/** Whose data stands in a text. */
export const ownersIn = (text: string, people: readonly TestPerson[]): string[] =>
  people.filter(({ secrets }) => secrets.some((secret) => text.includes(secret))).map(({ name }) => name)
