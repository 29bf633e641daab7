import { expect, it } from 'vitest'
import { toQuestionUrl } from './question-url.ts'

it('the question about a product names the product in the subject and in the text, whatever signs it has, and adds no other reader', () => {
  const address = new URL(
    toQuestionUrl({
      to: 'podrska@dvaput.example',
      subject: 'Pitanje: 24" & 27"?\r\nBcc: x@example.com \ud800',
      lines: ['Proizvod: A&B=C', 'https://dvaput.example/product/a?variant=1'],
    }),
  )
  expect(address.protocol).toBe('mailto:')
  expect(address.pathname).toBe('podrska@dvaput.example')
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(address.searchParams.get('subject')).toBe('Pitanje: 24" & 27"? Bcc: x@example.com \ufffd')
  expect(address.searchParams.get('body')).toBe(
    '\r\n\r\n\r\n--\r\nProizvod: A&B=C\r\nhttps://dvaput.example/product/a?variant=1',
  )
})
