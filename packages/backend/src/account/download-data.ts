import type { Database } from '@dvaput/database/open-database'
import type { ShopCustomers } from '../connected-shop.ts'
import type { Person } from '../customers/person.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { type DataOwner, ownedRows, personalTableNames, personalTables } from './personal-tables.ts'

type Needs = {
  readonly database: Database
  readonly shop: { readonly admin: Pick<ShopCustomers['admin'], 'readEverything'> }
}

export type PersonalData = Readonly<Record<string, unknown>>

type Download =
  | { readonly ok: true; readonly data: PersonalData }
  | { readonly ok: false; readonly reason: 'login-again' | 'too-many-requests' }

const downloads = { class: 'data-download', limit: 5, windowSeconds: 60 * 60 }

/** Everything we and the platform keep of a customer. */
export const createReadData = ({ database, shop }: Needs) => {
  const readOurs = async (customer: DataOwner) => {
    const sections = personalTableNames.map(async (name) => {
      const table = personalTables[name]
      const owned = ownedRows(table, customer)
      if (!owned) return [name, []] as const
      // Names come from the list above and are no input of anybody.
      const text = `SELECT ${table.columns.join(', ')} FROM backend.${name} WHERE ${owned.where}`
      return [name, (await database.pool.query(text, [...owned.values])).rows] as const
    })
    return Object.fromEntries(await Promise.all(sections))
  }

  return async (customer: DataOwner): Promise<PersonalData> => {
    const [platform, ours] = await Promise.all([shop.admin.readEverything(customer.id), readOurs(customer)])
    return { customer: customer.id, platform, ...ours }
  }
}

type DownloadNeeds = {
  readonly readData: ReturnType<typeof createReadData>
  readonly limiter: RateLimiter
}

/** What a customer gets of themselves. */
export const createDownloadData =
  ({ readData, limiter }: DownloadNeeds) =>
  async (person: Person): Promise<Download> => {
    const customer = await person.customer()
    if (!customer) throw new Error('data is downloaded by a customer only')
    // Everything about somebody in one file: not for whoever finds the device.
    if (!(await person.hasFreshLogin())) return { ok: false, reason: 'login-again' }
    const { allowed } = await limiter.consume({ ...downloads, key: customer.id })
    if (!allowed) return { ok: false, reason: 'too-many-requests' }
    return { ok: true, data: await readData(customer) }
  }
