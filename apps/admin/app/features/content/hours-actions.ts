import { recordActions } from '../../lib/forms/record-actions.ts'
import { ofMarket } from '../../lib/of-market.ts'
import { readHours } from './read-hours.ts'

export const hoursActions = recordActions({ permission: 'content.write' })({
  save: {
    run: ofMarket(({ services, by, revision, typed }, market) => {
      const hours = readHours(typed)
      if (hours === 'not-hours') return { code: hours }
      return services.content.hours.change({ by, market, revision, value: hours })
    }),
  },
  default: {
    run: ofMarket(({ services, by, revision }, market) =>
      services.content.hours.change({ by, market, revision, value: null }),
    ),
  },
})
