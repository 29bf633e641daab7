import { describe, expect, it } from 'vitest'
import { refusedForm } from './form-failure.server.ts'

const statusOf = (refusal: Parameters<typeof refusedForm>[1]['refusal']) =>
  refusedForm('en', { refusal }, {}).init?.status

describe('a form that the platform refused', () => {
  it('is sent with the status of the refusal', () => {
    expect(statusOf({ code: 'email-already-exists' })).toBe(409)
    expect(statusOf({ code: 'registration-http-error', params: { status: 404 } })).toBe(502)
  })

  it('is sent with 503 while the platform is away for a moment', () => {
    expect(statusOf({ code: 'registration-http-error', params: { status: 503 } })).toBe(503)
  })
})
