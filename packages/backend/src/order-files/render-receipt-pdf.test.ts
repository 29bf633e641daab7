import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { createMoney } from '@dvaput/domain/money/money'
import { formatReceipt } from '@dvaput/domain/receipts/format-receipt'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { sampleAddress, sampleLine, sampleOrder } from '../../../../tests/support/orders/sample-order.ts'
import { readPdfText } from '../../../../tests/support/requests/read-pdf-text.ts'
import { renderReceiptPdf } from './render-receipt-pdf.ts'

/** Of the Storefront API. */
const paymentStates = [
  ...['AUTHORIZED', 'EXPIRED', 'PAID', 'PARTIALLY_PAID'],
  ...['PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'VOIDED'],
]

describe('the PDF of a receipt', () => {
  it('holds seller, buyer, lines, serial number, tax and total in the letters of Bosnian', async () => {
    const order = sampleOrder({
      lines: [sampleLine({ attributes: [{ key: 'IMEI', value: '356938035643809' }] })],
      attributes: [
        { key: 'JIB', value: '4200000000013' },
        { key: '_checkout', value: 'of no interest' },
      ],
      billingAddress: { ...sampleAddress, company: 'Čaršija d.o.o.' },
    })
    const pdf = await renderReceiptPdf(formatReceipt(order, { market: markets.ba, language: 'bcs' }), 'bcs')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const text = readPdfText(pdf)
    for (const expected of [
      'Potvrda o kupovini #1001',
      'Dvaput d.o.o. Sarajevo',
      'JIB: 4200000000005',
      'Čaršija d.o.o.',
      'JIB: 4200000000013',
      'Željka Đurić-Čović',
      'Lenovo ThinkPad T480',
      'IMEI: 356938035643809',
      '2.458,00 KM',
      'Uključen PDV (17 %)',
      '358,60 KM',
      'Ukupno',
      '2.468,00 KM',
      'Kartica, plaćeno',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(expected)
    expect(text).not.toContain('of no interest')
    expect(text).not.toContain('�')
  })

  it('holds pesos, IVA and the RUT in Spanish', async () => {
    const order = sampleOrder({ taxes: [{ title: 'IVA', rate: 0.19, amount: createMoney(45_823, 'CLP') }] }, 'CLP')
    const named = {
      ...order,
      attributes: [{ key: 'RUT', value: '76.123.456-0' }],
      billingAddress: { ...sampleAddress, company: 'Ñandú & Peña SpA' },
    }
    const pdf = await renderReceiptPdf(formatReceipt(named, { market: markets.cl, language: 'es' }), 'es')
    const text = readPdfText(pdf).replaceAll('\u00a0', ' ')
    for (const expected of [
      'Comprobante de compra',
      'Ñandú & Peña SpA',
      'Incluye IVA (19 %)',
      '$45.823 CLP',
      'Dvaput Chile SpA',
    ])
      expect(text).toContain(expected)
  })

  it.each([
    ['bcs', 'otkazano', 'Ova narudžba je otkazana'],
    ['en', 'cancelled', 'This order was cancelled'],
    ['es', 'anulado', 'Este pedido fue anulado'],
  ] as const)('says that the order was cancelled: %s', async (language, word, note) => {
    const order = sampleOrder({ cancelledAt: '2026-05-02T10:00:00Z', financialStatus: 'PAID' })
    const pdf = await renderReceiptPdf(formatReceipt(order, { market: markets.ba, language }), language)
    const text = readPdfText(pdf).replaceAll('\u00a0', ' ')
    expect(text).toContain(`#1001 – ${word}`)
    expect(text).toContain(note)
  })

  it.each(languages)('says in words whether it is paid, and never in those of the API: %s', (language) => {
    const states = paymentStates.map((financialStatus) => {
      const { facts } = formatReceipt(sampleOrder({ financialStatus }), { market: markets.ba, language })
      return facts.map(({ value }) => value).join('\n')
    })
    expect(new Set(states).size).toBe(paymentStates.length)
    for (const state of states) expect(state).not.toMatch(/[A-Z]{4}/)
  })

  it.each([
    ['waits', {}, true],
    ['was cancelled', { cancelledAt: '2026-05-02T10:00:00Z' }, false],
  ])('says when to come and with which code only while it %s', (_, state, says) => {
    const order = sampleOrder({ delivery: { title: 'Pickup', code: 'pickup-ba' }, fulfillmentStatus: 'UNFULFILLED' })
    const { facts } = formatReceipt({ ...order, ...state }, { market: markets.ba, language: 'en' })
    const labels = facts.map(({ label }) => label)
    for (const label of ['Opening hours', 'Pickup code']) expect(labels.includes(label)).toBe(says)
  })

  it('goes on to a second page and loses no line', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => sampleLine({ title: `Proizvod ${index + 1}.` }))
    const receipt = formatReceipt(sampleOrder({ lines }), { market: markets.ba, language: 'bcs' })
    const pdf = await renderReceiptPdf(receipt, 'bcs')
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1)
    const text = readPdfText(pdf)
    for (const { title } of lines) expect(text).toContain(title)
  })

  it('writes a name in other letters without their marks', async () => {
    const order = sampleOrder({ billingAddress: { ...sampleAddress, firstName: 'Łukasz', lastName: 'Ağaoğlu 陳' } })
    const pdf = await renderReceiptPdf(formatReceipt(order, { market: markets.ba, language: 'en' }), 'en')
    expect(readPdfText(pdf)).toContain('Lukasz Agaoglu ?')
  })

  it('says nothing of who bought where it is masked', () => {
    const receipt = formatReceipt(sampleOrder(), { market: markets.ba, language: 'en' }, { isMasked: true })
    expect(JSON.stringify(receipt)).not.toMatch(/Željka|Šenoina|zeljka@/)
  })
})
