import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import { createFacts } from './facts.ts'

describe('the facts of a market in words', () => {
  it('are in English what the policies say', () => {
    expect(createFacts(markets.ba, 'en')).toMatchObject({
      returnWindow: '14 days',
      refundAfterApproval: '10 business days',
      refundWithin: '14 days',
      minimumWarranty: '30 days',
      warranty: '6 months',
      dispatch: '1-2 business days',
      deliveryCity: '1-2 business days',
      deliveryElsewhere: '2-5 business days',
      deliveryNationwide: '5-14 business days',
      complaintWithin: '48 hours',
      complaintAnswer: '15 days',
      supportReply: '24-48 hours',
      minimumAge: '18 years',
      deliveryCost: '5.00 KM – 15.00 KM',
      policyHours: 'Monday to Friday 09:00-18:00',
      city: 'Sarajevo',
      hasReservations: false,
      hasPasswordLogin: true,
    })
  })

  it('have the Bosnian forms', () => {
    expect(createFacts(markets.ba, 'bcs')).toMatchObject({
      returnWindow: '14 dana',
      refundAfterApproval: '10 radnih dana',
      warranty: '6 mjeseci',
      dispatch: '1-2 radna dana',
      deliveryElsewhere: '2-5 radnih dana',
      complaintWithin: '48 sati',
      supportReply: '24-48 sati',
      reservation: '24 sata',
      loginLink: '10 minuta',
      policyHours: 'ponedjeljak–petak 09:00-18:00',
    })
  })

  it('are Chilean in Chile', () => {
    expect(createFacts(markets.cl, 'es')).toMatchObject({
      city: 'Santiago',
      country: 'Chile',
      returnWindow: '14 días',
      dispatch: '1-2 días hábiles',
      warranty: '6 meses',
      deliveryCost: undefined,
      hasReservations: true,
      hasPasswordLogin: false,
      shopAddress: 'Zmaja od Bosne 88, 71000 Sarajevo, Bosnia y Herzegovina',
      pickupAddress: 'Avenida Providencia 1650, 7500000 Santiago, Chile',
    })
  })

  it('choose the wording of the market', () => {
    const wordings = { ba: 'here', cl: 'there' }
    expect(createFacts(markets.ba, 'en').inMarket(wordings)).toBe('here')
    expect(createFacts(markets.cl, 'en').inMarket(wordings)).toBe('there')
  })
})
