import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('a failure in the log', () => {
  it('has a name, a code and places, and no message', () => {
    const error = Object.assign(new TypeError('amra@example.com\n    at home, in bed'), { code: '23505' })
    const described = describeError(error)
    expect(described).toMatchObject({
      name: 'TypeError',
      code: '23505',
      at: expect.arrayContaining([expect.stringContaining('describe-error.test.ts')]),
    })
    expect(JSON.stringify(described)).not.toMatch(/amra|in bed/)
  })

  it('shows the code of its cause, as the query builder wraps it', () => {
    expect(describeError(new Error('Failed query', { cause: { code: '40P01' } }))).toMatchObject({ code: '40P01' })
  })

  it('keeps the message of an integration error, which is ours', () => {
    const error = new IntegrationError({ service: 'mail', kind: 'timeout', cause: new Error('amra@example.com') })
    expect(describeError(error)).toMatchObject({ name: 'IntegrationError', message: 'mail: timeout' })
    expect(JSON.stringify(describeError(error))).not.toContain('amra')
  })

  it('may be no error at all', () => {
    expect(describeError('words')).toEqual({ name: 'string' })
    expect(describeError(null)).toEqual({ name: 'object' })
    expect(describeError({ code: 'ECONNRESET', stack: 'Error: x\n    at y' })).toEqual({
      name: 'Error',
      code: 'ECONNRESET',
      at: ['at y'],
    })
  })
})
