import type { Database } from '@dvaput/database/open-database'
import { isExchangeRate } from '@dvaput/domain/money/is-exchange-rate'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { International } from '../../international/international.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readSetting } from '../../shop-settings/read-setting.ts'

type Needs = {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly international: Pick<International, 'readWarehouseRate' | 'enqueueReprice'>
}

type RateChange = {
  readonly by: AuditAuthor
  readonly revision: string
  /** Decimal text; null where the rate of the warehouse counts again. */
  readonly pesosPerDollar: string | null
  /** Whoever typed it has read how far it is from the rate of the warehouse. */
  readonly isSure: boolean
}

type RateChanged = 'ok' | 'not-a-rate' | 'far-off' | 'changed-meanwhile'

/** A point in the wrong place changes a rate tenfold; the dollar never moved by a quarter in a day. */
const farOff = 1.25

const isFarFrom = (one: string, other: string): boolean => {
  const ratio = Number(one) / Number(other)
  return ratio > farOff || ratio < 1 / farOff
}

/** The rate by which dollars become pesos: the warehouse's, or one that the shop sets instead. */
export const createRateAdmin = ({ database, audit, international }: Needs) => ({
  async state() {
    const [{ value, revision, updatedAt }, warehouse] = await Promise.all([
      readSetting(database, 'exchange-rate'),
      international.readWarehouseRate(),
    ])
    return { warehouse, revision, shop: value && { ...value, at: updatedAt } }
  },

  async change({ by, revision, pesosPerDollar, isSure }: RateChange): Promise<RateChanged> {
    if (pesosPerDollar !== null && !isExchangeRate(pesosPerDollar)) return 'not-a-rate'
    const warehouse = await international.readWarehouseRate()
    if (pesosPerDollar !== null && !isSure && isFarFrom(pesosPerDollar, warehouse.pesosPerDollar)) return 'far-off'
    return database.inTransaction(async (tx): Promise<RateChanged> => {
      const value = pesosPerDollar === null ? null : { pesosPerDollar }
      const auditing = { audit, action: 'settings.rate' } as const
      if (await changeSetting(tx, 'exchange-rate', { by, revision, value }, auditing)) return 'changed-meanwhile'
      await international.enqueueReprice(tx)
      return 'ok'
    })
  },
})

export type RateAdmin = ReturnType<typeof createRateAdmin>
