import type { BankAccount } from '@dvaput/domain/markets/bank-account'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { createMarketSetting, type MarketSettingNeeds } from './market-setting.ts'

type Needs = MarketSettingNeeds & {
  /** The market before anybody has set anything. */
  readonly originalOf: (id: MarketId) => Market
}

/** Where buyers of each market transfer money. */
export const createBankAccounts = ({ originalOf, ...needs }: Needs) =>
  createMarketSetting(needs, {
    key: (market) => `bank-account-${market}` as const,
    action: 'settings.bank-account',
    original: (market): BankAccount | null => originalOf(market).bankAccount ?? null,
    toStored: (account) => account,
  })

export type BankAccounts = ReturnType<typeof createBankAccounts>
