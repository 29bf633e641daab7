import { describe, expect, it } from 'vitest'
import { isAllowedPaymentUrl } from './payment-url.ts'

const host = 'www.mercadopago.cl'
const origins = [`https://${host}`, 'http://127.0.0.1:3447']

describe('the URL of a payment page', () => {
  it.each([`https://${host}/checkout/v1/redirect?pref_id=1`, `https://${host}`, 'http://127.0.0.1:3447/checkout/1'])(
    'is allowed on a listed origin: %s',
    (url) => expect(isAllowedPaymentUrl(url, origins)).toBe(true),
  )

  it('leads to listed origins or nowhere, however it is written', () => {
    const schemes = [
      'https://',
      'http://',
      'https:\\\\',
      'https:/',
      'ftp://',
      '//',
      '\\\\',
      'HTTPS://',
      ' https://',
      'https:///',
    ]
    const hosts = [
      ...[
        host,
        'elsewhere.example',
        `elsewhere.example#${host}`,
        `elsewhere.example?${host}`,
        `elsewhere.example/${host}`,
      ],
      ...[`${host}@elsewhere.example`, `elsewhere.example\\@${host}`, `${host}.elsewhere.example`, `elsewhere${host}`],
      ...[`${host}%2eelsewhere.example`, `${host}%00.elsewhere.example`, `${host}\t.elsewhere.example`, `${host}:8443`],
      ...[`elsewhere.example%23@${host}`, '[::1]', '127.0.0.1', '0x7f000001', `${host}。elsewhere.example`],
      ...['www.mercadopаgo.cl', `name:secret@${host}`, `.${host}`, '127.0.0.1:3447.elsewhere.example'],
    ]
    const urls = [
      ...schemes.flatMap((scheme) => hosts.map((each) => `${scheme}${each}/checkout?pref_id=1`)),
      ...['javascript:alert(1)', 'data:text/html,x', '', '/checkout', 'https:', `blob:https://${host}/1`],
    ]
    expect(urls.length).toBeGreaterThanOrEqual(200)
    const reached = urls.filter((url) => isAllowedPaymentUrl(url, origins)).map((url) => new URL(url))
    for (const { protocol, origin } of reached) expect(`${protocol} ${origin}`).toBe(`https: https://${host}`)
    expect(reached.length).toBeGreaterThan(0)
  })
})
