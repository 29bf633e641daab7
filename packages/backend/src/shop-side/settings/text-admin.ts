import type { Database } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OwnText } from '@dvaput/domain/markets/own-texts'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { InvalidationBus } from '../../cache/invalidation-bus.ts'
import { marketProfilesTag } from '../../markets/market-profiles.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readOwnTexts, readSetting } from '../../shop-settings/read-setting.ts'
import { type TextKey, textPrefix } from '../../shop-settings/setting-values.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly audit: Pick<AuditLog, 'record'>
}

type TextChange = {
  readonly by: AuditAuthor
  readonly market: MarketId
  /** Page, section and language. */
  readonly key: string
  readonly revision: string
  /** Null puts our own text back. */
  readonly value: OwnText | null
}

type TextChanged = 'ok' | 'empty' | 'too-long' | 'changed-meanwhile'

const maxLength = { title: 200, text: 20_000 } as const

const keyOf = (market: MarketId, key: string): TextKey => `${textPrefix(market)}${key}`

/** What the shop writes in place of our information texts. */
export const createTextAdmin = ({ database, bus, audit }: Needs) => ({
  list: (market: MarketId) => readOwnTexts(database, market),
  find: (market: MarketId, key: string) => readSetting(database, keyOf(market, key)),

  async change({ by, market, key, revision, value }: TextChange): Promise<TextChanged> {
    if (value && (value.title === '' || value.text === '')) return 'empty'
    if (value && (value.title.length > maxLength.title || value.text.length > maxLength.text)) return 'too-long'
    return database.inTransaction(async (tx): Promise<TextChanged> => {
      const change = { by, revision, value }
      if (await changeSetting(tx, keyOf(market, key), change, { audit, action: 'content.text' }))
        return 'changed-meanwhile'
      await bus.publish(tx, [marketProfilesTag])
      return 'ok'
    })
  },
})

export type TextAdmin = ReturnType<typeof createTextAdmin>
