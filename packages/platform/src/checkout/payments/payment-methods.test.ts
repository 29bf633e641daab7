import type { BankAccount } from '@dvaput/domain/markets/bank-account'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { expect, it } from 'vitest'
import type { Shop } from '../../tables/shops.table.ts'
import { paymentMethodsFor } from './payment-methods.ts'

const noGateway = { of: () => undefined }
const { bankAccount } = sampleProfiles.ba
const methodsOf = (account: BankAccount | undefined, isAbroad = false) =>
  paymentMethodsFor(noGateway, { market: 'ba', ownProfile: { bankAccount: account } } as Shop, { isAbroad })

it('bank transfer is offered only where the shop has an account, and from abroad only to one that takes it', () => {
  expect(methodsOf(bankAccount)).toEqual(['cash-on-delivery', 'bank-transfer'])
  expect(methodsOf(undefined)).toEqual(['cash-on-delivery'])
  expect(methodsOf(bankAccount, true)).toEqual([])
  expect(methodsOf({ ...bankAccount, swift: 'UNCRBA22' }, true)).toEqual(['bank-transfer'])
})
