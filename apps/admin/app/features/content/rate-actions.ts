import { parseRate } from '@dvaput/domain/money/parse-rate'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { ofMarket } from '../../lib/of-market.ts'

const changeRate = ({ services, by, revision, typed }: ActionInput<unknown>, pesosPerDollar: string | null) =>
  services.content.rate.change({ by, revision, pesosPerDollar, isSure: typed.sure === 'on' })

/** The rate of the dollar, and by which each other market sees what peso prices are about worth. */
export const rateActions = recordActions({ permission: 'content.write' })({
  save: {
    run: (input) => {
      const read = parseRate(input.typed.rate ?? '')
      return typeof read === 'string' ? read : changeRate(input, read.rate)
    },
  },
  default: { run: (input) => changeRate(input, null) },
  peso: {
    run: ofMarket(({ services, by, revision, typed }, market) => {
      const read = typed.act === 'default' ? { rate: null } : parseRate(typed.pesoRate ?? '')
      if (typeof read === 'string') return read
      return services.content.pesoRates.change({ by, market, revision, pesosPerUnit: read.rate })
    }),
  },
})
