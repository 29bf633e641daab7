import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import type { MailContent } from './mail-content.ts'

type Homes = Readonly<Record<MarketId, string>>

/** A store of another market has other products and prices, so no mail leads there: whoever made the link is mistaken. */
export const checkMailLinks = ({ blocks }: MailContent, market: MarketId, homes: Homes): void => {
  const own = new URL(homes[market]).origin
  const foreign = marketIds.map((id) => new URL(homes[id]).origin).filter((origin) => origin !== own)
  const leadsAway = (url: string) => foreign.includes(new URL(url).origin)
  if (blocks.some((block) => 'url' in block && leadsAway(block.url)))
    throw new Error(`a mail of the market ${market} leads to another market`)
}
