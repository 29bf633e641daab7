import { describe, expect, it } from 'vitest'
import { loadText } from '../../i18n/load-text.ts'
import { formatAddressFailure } from './address-result.ts'

const es = await loadText('es', 'addresses')
const en = await loadText('en', 'addresses')

describe('an address that was not saved', () => {
  it('shows the message of the server, or that it failed [ADDR-20]', () => {
    expect(formatAddressFailure(es, { kind: 'refused', message: 'Zip is too long' }, 'save')).toBe('Zip is too long')
    for (const failure of [{ kind: 'refused', message: '' }, { kind: 'unavailable' }] as const)
      expect(formatAddressFailure(es, failure, 'save')).toBe('Error al guardar la dirección')
  })

  it('needs authentication, whatever was to be done [ADDR-21]', () => {
    for (const intent of ['save', 'default', 'delete'] as const)
      expect(formatAddressFailure(en, { kind: 'authentication-required' }, intent)).toBe('Authentication required')
  })

  it('has no message of its own for a field that is wrong', () => {
    const failure = { kind: 'problem', problem: { field: 'zip', problem: 'format' } } as const
    expect(formatAddressFailure(es, failure, 'save')).toBeUndefined()
  })

  it('names the limit of ten', () => {
    expect(formatAddressFailure(en, { kind: 'limit' }, 'save')).toMatch(/^You have 10 saved addresses/)
  })
})
