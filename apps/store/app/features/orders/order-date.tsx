import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { formatDate } from '@dvaput/domain/text/format-date'
import { usePageContext } from '../../lib/use-page-context.ts'

type OrderDateProps = { readonly at: string; readonly market: MarketId }

/** In the time of the market where the order was placed. */
export const OrderDate = ({ at, market }: OrderDateProps) => {
  const { language } = usePageContext()
  return <time dateTime={at}>{formatDate({ at, timeZone: markets[market].timeZone }, language)}</time>
}
