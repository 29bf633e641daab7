import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { describe, expect, it } from 'vitest'
import { createFacts } from './facts.server.ts'

describe('the facts of a market in words', () => {
  it('are in English what the policies say, each with its name', () => {
    expect(createFacts(markets.ba, 'en')).toMatchObject({
      serviceHours: 'Customer service for orders, deliveries and returns: {serviceHours:Monday to Friday 09:00-18:00}',
      dispatch: '{dispatch:1-2 business days}',
      deliveryInStockCity: '{deliveryInStockCity:1-2 business days}',
      deliveryInStockElsewhere: '{deliveryInStockElsewhere:2-5 business days}',
      deliveryImported: '{deliveryImported:5-14 business days}',
      deliveryPrice: '{deliveryPrice:5.00 KM – 15.00 KM}',
      returnWindow: '{returnWindow:14 days}',
      refundSentence:
        'We pay the refund up to {refundAfterApproval:10 business days} after we approve the return, and in any case within {refundAfterReceipt:14 days} of receiving the product back.',
      warrantySentence:
        'The warranty lasts at least {warrantyMinimum:30 days} for everything we sell, {warrantyRefurbished:6 months} for refurbished products, and the product’s own term where that is longer.',
      complaintWindow: '{complaintWindow:48 hours}',
      complaintAnswer: '{complaintAnswer:15 days}',
      messageReply: '{messageReply:24-48 hours}',
      minimumAge: '{minimumAge:18 years}',
      city: 'Sarajevo',
      hasReservations: false,
      hasPasswordLogin: true,
    })
  })

  it('have the Bosnian forms', () => {
    expect(createFacts(markets.ba, 'bcs')).toMatchObject({
      serviceHours: 'Podrška za narudžbe, dostavu i povrat: {serviceHours:ponedjeljak–petak 09:00-18:00}',
      dispatch: '{dispatch:1-2 radna dana}',
      deliveryInStockElsewhere: '{deliveryInStockElsewhere:2-5 radnih dana}',
      returnWindow: '{returnWindow:14 dana}',
      complaintWindow: '{complaintWindow:48 sati}',
      messageReply: '{messageReply:24-48 sati}',
      reservation: '{reservation:24 sata}',
      signInLink: '{signInLink:10 minuta}',
    })
  })

  it('are Chilean in Chile', () => {
    expect(createFacts(markets.cl, 'es')).toMatchObject({
      city: 'Santiago',
      country: 'Chile',
      returnWindow: '{returnWindow:14 días}',
      dispatch: '{dispatch:1-2 días hábiles}',
      deliveryPrice: undefined,
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
