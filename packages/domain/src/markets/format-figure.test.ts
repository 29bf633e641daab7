import { describe, expect, it } from 'vitest'
import { formatFigure } from './format-figure.ts'
import { formatRange } from './format-range.ts'
import { markets } from './markets.ts'

const { ba, cl } = markets

describe('a figure as text', () => {
  it.each([
    ['returnWindow', 'bcs', '14 dana'],
    ['refundAfterApproval', 'bcs', '10 radnih dana'],
    ['dispatch', 'bcs', '1-2 radna dana'],
    ['warrantyRefurbished', 'bcs', '6 mjeseci'],
    ['messageReply', 'en', '24-48 hours'],
    ['minimumAge', 'es', '18 años'],
    ['deliveryPrice', 'bcs', '5,00 KM – 15,00 KM'],
    ['deliveryPrice', 'en', '5.00 KM – 15.00 KM'],
    ['storeHours', 'es', 'lunes a viernes 12:00-21:00'],
    ['phoneHours', 'en', 'Monday to Friday 9:00-17:00, Saturday 10:00-14:00, Sunday closed'],
  ] as const)('%s in %s is %s', (name, language, text) => {
    expect(formatFigure(ba.figures, name, language)).toBe(text)
  })

  it('is undefined where a market has none', () => {
    expect(formatFigure(cl.figures, 'deliveryPrice', 'es')).toBeUndefined()
  })

  it('has one number where both ends are the same', () => {
    expect(formatRange({ from: 2, to: 2 })).toBe('2')
    expect(formatRange({ from: 2, to: 5 })).toBe('2-5')
  })
})
