import { isMarketId } from '@dvaput/domain/markets/market'
import type { Text } from '../../i18n/catalogue.ts'

const kinds = ['hours', 'market', 'bank-account', 'ready-to-open', 'links', 'peso-rate', 'gate', 'roles'] as const

/** A setting in words, with the country of its market: `hours-ba` as `opening hours BA`. */
export const nameSetting = (text: Text<'audit-words'>, key: string): string => {
  if (key === 'exchange-rate') return text('setting.rate')
  const kind = kinds.find((each) => key === each || key.startsWith(`${each}-`))
  if (!kind) return key.replace(/^text-/, '')
  const market = key.slice(kind.length + 1)
  return [text(`setting.${kind}`), isMarketId(market) ? market.toUpperCase() : ''].filter(Boolean).join(' ')
}
