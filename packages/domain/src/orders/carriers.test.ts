import { describe, expect, it } from 'vitest'
import { marketIds } from '../markets/market.ts'
import { carrierNames, trackingUrl } from './carriers.ts'

describe('the page on which a parcel is followed', () => {
  it.each([
    ['cl', 'Chilexpress', '99 123 456', 'https://centrodeayuda.chilexpress.cl/seguimiento/99123456'],
    ['cl', 'STARKEN', '7', 'https://www.starken.cl/seguimiento?codigo=7'],
    ['cl', 'Blue Express S.A.', 'A/1', 'https://www.blue.cl/enviar/seguimiento?n_seguimiento=A%2F1'],
    ['cl', 'Correos de Chile', '99 1', 'https://www.correos.cl/web/guest/seguimiento-en-linea?codigos=991'],
    ['cl', 'DHL Express', '12', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=12'],
    ['ba', 'bh posta', 'RR1BA', 'https://www.posta.ba/pracenje-posiljaka/'],
    ['ba', 'Euro Express', '5', 'https://www.euroexpress.ba/pracenje-posiljke'],
  ] as const)('is that of the carrier: %s, %s', (market, company, number, url) => {
    expect(trackingUrl({ company, number, url: null }, market)).toBe(url)
  })

  it('is what the shop has written, before anything else', () => {
    const url = 'https://carrier.example/7'
    expect(trackingUrl({ company: 'DHL', number: '7', url }, 'ba')).toBe(url)
  })

  it.each([
    ['an unknown carrier', { company: 'Somebody', number: '7' }],
    ['no number', { company: 'DHL', number: ' ' }],
    ['no page of the web', { company: 'Somebody', number: '7', url: 'javascript:alert(1)' }],
  ])('is not known for %s', (_, tracking) => {
    expect(trackingUrl(tracking, 'ba')).toBeNull()
  })

  it.each(marketIds)('is known for each carrier that is offered in %s', (market) => {
    for (const company of carrierNames(market))
      expect(trackingUrl({ company, number: '7' }, market), company).not.toBeNull()
  })
})
