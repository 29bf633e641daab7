import type { Database } from '@dvaput/database/open-database'
import type { BankAccount } from '@dvaput/domain/markets/bank-account'
import { type Market, type MarketId, marketIds } from '@dvaput/domain/markets/market'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { InvalidationBus } from '../../cache/invalidation-bus.ts'
import { marketProfilesTag } from '../../markets/market-profiles.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readSetting } from '../../shop-settings/read-setting.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly audit: Pick<AuditLog, 'record'>
  /** The market before anybody has set anything. */
  readonly originalOf: (id: MarketId) => Market
}

type AccountChange = {
  readonly by: AuditAuthor
  readonly market: MarketId
  readonly revision: number
  /** Null takes it away. */
  readonly account: BankAccount | null
}

/** Where buyers of each market transfer money. */
export const createBankAccounts = ({ database, bus, audit, originalOf }: Needs) => ({
  list: () =>
    Promise.all(
      marketIds.map(async (market) => {
        const { value, revision } = await readSetting(database, `bank-account-${market}`)
        return { market, revision, isOwn: value !== null, account: value ?? originalOf(market).bankAccount ?? null }
      }),
    ),

  change: ({ by, market, revision, account }: AccountChange): Promise<'ok' | 'changed-meanwhile'> =>
    database.inTransaction(async (tx) => {
      const late = await changeSetting(
        tx,
        `bank-account-${market}`,
        { by, revision, value: account },
        {
          audit,
          action: 'settings.bank-account',
          describe: (each) => each ?? originalOf(market).bankAccount ?? null,
        },
      )
      if (late) return 'changed-meanwhile'
      await bus.publish(tx, [marketProfilesTag])
      return 'ok'
    }),
})

export type BankAccounts = ReturnType<typeof createBankAccounts>
