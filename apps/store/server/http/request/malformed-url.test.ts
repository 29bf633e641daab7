import { describe, expect, it } from 'vitest'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'
import { isMalformed } from './malformed-url.ts'

describe('a malformed address', () => {
  it.each([
    ['/100%', '/100%25'],
    ['/%', '/%25'],
    ['/a%zz?x=%', '/a%25zz?x=%'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%0Aevil%', '/%250Aevil%25'],
    ['//evil.example/%', '/evil.example/%25'],
  ])('%s is mended to %s', async (path, mended) => {
    const { app } = createTestHttpApp()
    const response = await app.request(`http://localhost${path}`)
    expect([response.status, response.headers.get('Location')]).toEqual([308, mended])
    expect(isMalformed(new URL(mended, 'http://localhost').pathname)).toBe(false)
  })

  it('is refused for a write', async () => {
    const { app } = createTestHttpApp()
    const response = await app.request('/api/%', { method: 'POST' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-url', requestId: expect.any(String) })
  })

  it.each(['/', '/faq', '/%C4%8D', '/100%25', '/a%2Fb'])('is not %s', (path) => {
    expect(isMalformed(path)).toBe(false)
  })
})
