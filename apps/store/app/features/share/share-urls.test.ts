import { expect, it } from 'vitest'
import { shareUrls } from './share-urls.ts'

const shared = {
  title: 'Monitor 24" & stalak #1? ćevapi + 100%',
  url: 'https://dvaput.example/product/monitor-24?variant=7&lang=en',
}

it('carries name and address whole to each place, whatever signs they have [PDP-18]', () => {
  const { facebook, whatsapp, email } = shareUrls(shared)
  expect(new URL(facebook).host).toBe('www.facebook.com')
  expect(Object.fromEntries(new URL(facebook).searchParams)).toEqual({ u: shared.url })
  expect(new URL(whatsapp).host).toBe('wa.me')
  expect(Object.fromEntries(new URL(whatsapp).searchParams)).toEqual({ text: `${shared.title}\n${shared.url}` })
  expect(new URL(email).protocol).toBe('mailto:')
  expect(Object.fromEntries(new URL(email).searchParams)).toEqual({
    subject: shared.title,
    body: `${shared.title}\r\n${shared.url}`,
  })
})

it('a product name that ends in half a surrogate pair can still be shared', () => {
  expect(() => shareUrls({ ...shared, title: 'x\ud800' })).not.toThrow()
})
