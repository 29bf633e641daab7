import { expect, it } from 'vitest'
import {
  type ApproximateRate,
  formatApproximate,
  formatWithApproximate,
  parseRateAttribute,
  toRateAttribute,
} from './approximate-rate.ts'
import { createMoney } from './money.ts'
import { formatRateNote } from './rate-note.ts'

const rate: ApproximateRate = { currency: 'BAM', pesosPerUnit: '553.2', at: '2026-11-18T23:30:00.000Z' }
const pesos = (minor: number) => createMoney(minor, 'CLP')

it.each([
  [286_990, 'oko 519 KM', 'about 519 KM', 'aprox. 519 KM'],
  [16_800, 'oko 30 KM', 'about 30 KM', 'aprox. 30 KM'],
  [1_000_000, 'oko 1.808 KM', 'about 1,808 KM', 'aprox. 1.808 KM'],
  [2_000, 'oko 3,62 KM', 'about 3.62 KM', 'aprox. 3,62 KM'],
  [-16_800, 'oko −30 KM', 'about −30 KM', 'aprox. −30 KM'],
])('the approximate amount of %i pesos is %s', (minor, bcs, en, es) => {
  const texts = (['bcs', 'en', 'es'] as const).map((language) => formatApproximate(pesos(minor), rate, language))
  expect(texts).toEqual([bcs, en, es])
})

it('an approximate amount stands beside the amount that is charged', () => {
  expect(formatWithApproximate(pesos(286_990), rate, 'bcs')).toBe('$286.990 CLP (oko 519 KM)')
})

it('an approximate amount is nothing without a rate, of another currency, or in pesos', () => {
  expect(formatApproximate(pesos(286_990), undefined, 'bcs')).toBeNull()
  expect(formatApproximate(createMoney(100, 'BAM'), rate, 'bcs')).toBeNull()
  expect(formatApproximate(pesos(286_990), { ...rate, currency: 'CLP' }, 'bcs')).toBeNull()
  expect(formatWithApproximate(pesos(286_990), undefined, 'bcs')).toBe('$286.990 CLP')
})

it('an approximate amount names the rate, its day where the buyer lives, and the currency that is charged', () => {
  const notes = (['bcs', 'en', 'es'] as const).map((language) =>
    formatRateNote(rate, { timeZone: 'Europe/Sarajevo' }, language),
  )
  expect(notes).toEqual([
    'Naplaćuje se u čileanskim pezosima (CLP). Iznosi u KM su okvirni, po kursu 1 KM = 553,2 CLP od 19. novembra 2026.',
    'You are charged in Chilean pesos (CLP). Amounts in KM are approximate, at 1 KM = 553.2 CLP of 19 November 2026.',
    'Se cobra en pesos chilenos (CLP). Los montos en KM son aproximados, a 1 KM = 553,2 CLP del 19 de noviembre de 2026.',
  ])
})

it('the approximate rate is read back from the attribute of an order, and from nothing else', () => {
  expect(parseRateAttribute([{ key: '_checkout', value: 'BAM 1 2026' }, toRateAttribute(rate)])).toEqual(rate)
  for (const value of ['', 'BAM', 'XXX 1 2026-11-18', 'BAM 0 2026-11-18', 'BAM 1 yesterday'])
    expect(parseRateAttribute([{ ...toRateAttribute(rate), value }])).toBeUndefined()
})
