import type { MarketId } from '@dvaput/domain/markets/market'

const callingCode = { ba: '387', cl: '56' } as const satisfies Record<MarketId, string>
const international = /^\+[1-9]\d{6,14}$/

/** In the form E.164; a number without a country is one of the shop's own. */
export const parsePhone = (text: string, market: MarketId): string | undefined => {
  const digits = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  const full = digits.startsWith('+') ? digits : `+${callingCode[market]}${digits.replace(/^0/, '')}`
  return international.test(full) ? full : undefined
}
