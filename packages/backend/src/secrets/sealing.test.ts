import { describe, expect, it } from 'vitest'
import { createSealing } from './sealing.ts'

const sealing = createSealing('a-secret-of-this-test-and-no-other')

describe('what is sealed', () => {
  it('is opened again for the same purpose', () => {
    const sealed = sealing.seal('tokens', 'shcat_žuto')
    expect(sealed).not.toContain('shcat')
    expect(sealing.open('tokens', sealed)).toBe('shcat_žuto')
  })

  it('looks different each time', () => {
    expect(sealing.seal('tokens', 'x')).not.toBe(sealing.seal('tokens', 'x'))
  })

  it('is opened for no other purpose and under no other secret', () => {
    const sealed = sealing.seal('tokens', 'x')
    expect(sealing.open('cookies', sealed)).toBeUndefined()
    expect(createSealing('another-secret-of-this-very-test!').open('tokens', sealed)).toBeUndefined()
  })

  it('is opened no more when one bit of it changes', () => {
    const bytes = Buffer.from(sealing.seal('tokens', 'x'), 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(sealing.open('tokens', changed.toString('base64url'))).toBeUndefined()
    }
  })

  it.each(['', 'short', '%%%'])('is not “%s”', (text) => {
    expect(sealing.open('tokens', text)).toBeUndefined()
  })
})

describe('a mark', () => {
  it('is the same for the same text and purpose alone', () => {
    expect(sealing.mark('handles', 'a')).toBe(sealing.mark('handles', 'a'))
    expect(sealing.mark('handles', 'a')).not.toBe(sealing.mark('handles', 'b'))
    expect(sealing.mark('handles', 'a')).not.toBe(sealing.mark('others', 'a'))
  })
})
