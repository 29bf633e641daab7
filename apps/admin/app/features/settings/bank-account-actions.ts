import { checkBankAccount } from '@dvaput/domain/bank-accounts/check-bank-account'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { ofMarket } from '../../lib/of-market.ts'

/** Who changes an account leads the money elsewhere: both ask for a proof. */
export const bankAccountActions = recordActions({ permission: 'settings.write' })({
  save: {
    needsProof: true,
    run: ofMarket(({ services, by, revision, typed }, market) => {
      const read = checkBankAccount(typed, market)
      if ('problems' in read) return { code: 'fields', problems: read.problems } as const
      return services.bankAccounts.change({ by, market, revision, value: read.account })
    }),
  },
  default: {
    needsProof: true,
    run: ofMarket(({ services, by, revision }, market) =>
      services.bankAccounts.change({ by, market, revision, value: null }),
    ),
  },
})
