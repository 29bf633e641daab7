import { recordActions } from '../../lib/forms/record-actions.ts'
import { ofMarket } from '../../lib/of-market.ts'
import { readSettings } from './read-settings.ts'

export const settingsActions = recordActions({ permission: 'settings.write' })({
  save: {
    run: ofMarket(({ services, by, revision, typed }, market) => {
      const read = readSettings(typed, market)
      if ('problems' in read) return { code: 'fields', problems: read.problems } as const
      return services.marketAdmin.change({ by, market, revision, value: read.settings })
    }),
  },
  default: {
    run: ofMarket(({ services, by, revision }, market) =>
      services.marketAdmin.change({ by, market, revision, value: null }),
    ),
  },
})
