import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxMessageLength, maxSubjectLength, toMailtoUrl } from './mail-draft.ts'

const draft = {
  to: 'podrska@dvaput.example',
  name: 'Amra',
  email: 'amra@example.com',
  subject: 'Laptop',
  message: 'Hi',
}

const read = (address: string): Record<string, string> => {
  const { protocol, pathname, search } = new URL(address)
  const parts = Object.fromEntries(
    search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent)),
  )
  return { protocol, to: decodeURIComponent(pathname), ...parts }
}

const anyText = fc.string({ unit: 'binary', maxLength: 2_000 })

describe('the draft of a mail', () => {
  it('is an address with everything filled in', () => {
    expect(read(toMailtoUrl({ ...draft, message: 'One\nTwo' }))).toEqual({
      protocol: 'mailto:',
      to: 'podrska@dvaput.example',
      subject: 'Laptop',
      body: 'One\r\nTwo\r\n\r\nAmra\r\namra@example.com',
    })
  })

  it('has the two parts we gave it and no other, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (name, email, subject, message) => {
        const address = toMailtoUrl({ ...draft, name, email, subject, message })
        expect(address).toMatch(/^mailto:podrska@dvaput\.example\?subject=[^?&=#\s]*&body=[^?&=#\s]*$/)
        expect(Object.keys(read(address))).toEqual(['protocol', 'to', 'subject', 'body'])
      }),
    )
  })

  it('has no line break in the subject', () => {
    const subject = 'Hello\r\nBcc: everybody@example.com\u2028x\ny'
    expect(read(toMailtoUrl({ ...draft, subject })).subject).toBe('Hello Bcc: everybody@example.com x y')
  })

  it.each(['a&body=b', 'a?cc=x@example.com', '%0D%0ABcc: x', 'a#b', '"<>', 'ćđšž ñ é 🙂'])(
    'keeps %j as it is',
    (text) => {
      expect(read(toMailtoUrl({ ...draft, subject: text, message: text }))).toMatchObject({
        subject: text,
        body: `${text}\r\n\r\nAmra\r\namra@example.com`,
      })
    },
  )

  it('is cut where mail programs would choke', () => {
    const { subject, body } = read(toMailtoUrl({ ...draft, subject: 's'.repeat(9_999), message: 'm'.repeat(9_999) }))
    expect(subject).toBe('s'.repeat(maxSubjectLength))
    expect(body?.split('\r\n')[0]).toBe('m'.repeat(maxMessageLength))
  })

  it('is never cut in the middle of a sign', () => {
    const message = `${'m'.repeat(maxMessageLength - 1)}🙂`
    const subject = `${'s'.repeat(maxSubjectLength - 1)}🙂`
    const parts = read(toMailtoUrl({ ...draft, message, subject }))
    expect(parts.body?.split('\r\n')[0]).toBe('m'.repeat(maxMessageLength - 1))
    expect(parts.subject).toBe('s'.repeat(maxSubjectLength - 1))
  })
})
