import { describe, expect, it } from 'vitest'
import { formatBankAccount, takesTransfersFromAbroad } from '../markets/bank-account.ts'
import { sampleProfiles } from '../markets/sample-profiles.ts'
import { checkBankAccount } from './check-bank-account.ts'

const bosnian = { holder: 'Drugi život d.o.o.', iban: 'ba39 1290 0794 0102 8494', bank: '', swift: '' }
const chilean = {
  ...{ holder: 'Segunda SpA', taxId: '760864285', bank: 'Banco del Sur', kind: 'Cuenta vista' },
  ...{ number: '00-123-45678-09', iban: '', swift: '' },
}

describe('a bank account', () => {
  it('is stored as its bank writes it', () => {
    expect(checkBankAccount({ ...bosnian, swift: 'uncrba22' }, 'ba')).toEqual({
      account: { holder: 'Drugi život d.o.o.', iban: 'BA391290079401028494', swift: 'UNCRBA22' },
    })
    expect(checkBankAccount(chilean, 'cl')).toEqual({
      account: {
        ...{ holder: 'Segunda SpA', taxId: '76.086.428-5', bank: 'Banco del Sur' },
        ...{ kind: 'Cuenta vista', number: '00-123-45678-09' },
      },
    })
  })

  it.each([
    ['ba', { ...bosnian, iban: 'BA39 1290 0794 0102 8495' }, { iban: 'not-an-iban' }],
    ['ba', { ...bosnian, iban: 'BA39 1290 0794 0102 849' }, { iban: 'not-an-iban' }],
    ['ba', { ...bosnian, iban: '' }, { iban: 'not-an-iban' }],
    ['ba', { ...bosnian, holder: '<b>', swift: 'UNCR' }, { holder: 'not-a-holder', swift: 'not-a-swift' }],
    ['cl', { ...chilean, taxId: '76.086.428-6' }, { taxId: 'not-a-rut' }],
    ['cl', { ...chilean, bank: '', kind: 'Cuenta' }, { bank: 'not-a-bank', kind: 'not-a-number' }],
    ['cl', { ...chilean, number: 'twelve' }, { number: 'not-a-number' }],
  ] as const)('in %s is refused: %o', (market, typed, problems) => {
    expect(checkBankAccount(typed, market)).toEqual({ problems })
  })

  it('stands on one line, as a buyer copies it', () => {
    expect(formatBankAccount(sampleProfiles.ba.bankAccount)).toBe('BA39 1290 0794 0102 8494')
    expect(formatBankAccount(sampleProfiles.cl.bankAccount)).toBe(
      'Banco de prueba, cuenta corriente 00-123-45678-09, RUT 76.086.428-5',
    )
    expect(formatBankAccount({ holder: 'A', iban: 'BA391290079401028494', bank: 'Banka' })).toBe(
      'BA39 1290 0794 0102 8494, Banka',
    )
  })

  it('takes money from abroad only with an IBAN and a SWIFT code', () => {
    expect(takesTransfersFromAbroad(undefined)).toBe(false)
    expect(takesTransfersFromAbroad(sampleProfiles.ba.bankAccount)).toBe(false)
    expect(takesTransfersFromAbroad({ ...sampleProfiles.ba.bankAccount, swift: 'UNCRBA22' })).toBe(true)
  })
})
