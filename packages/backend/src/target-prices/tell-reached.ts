import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Language } from '@dvaput/domain/text/language'
import type { Mail } from '../mail/mail.ts'
import { type TargetPrice, targetPrices } from './target-prices.table.ts'

type Needs = {
  readonly mail: Pick<Mail, 'queue'>
  /** Where shoppers of each market buy. */
  readonly homes: Readonly<Record<MarketId, string>>
}

type Reached = {
  readonly title: string
  readonly handle: string
  /** What it costs now, in minor units of the target's currency. */
  readonly price: number
}

export const hashStopToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Writes the one mail of a target price, in the transaction that found it reached. */
export const createTellReached = ({ mail, homes }: Needs) => {
  const pageUrl = (market: MarketId, language: Language, path: string): URL => {
    const url = new URL(path, homes[market])
    if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
    return url
  }

  return async (tx: Transaction, target: TargetPrice, { title, handle, price }: Reached): Promise<void> => {
    const { id, shop, email, market, language, amount, currency } = target
    const token = randomBytes(24).toString('base64url')
    const stop = pageUrl(market, language, '/back-in-stock')
    stop.searchParams.set('token', token)
    const { rowCount } = await tx.db
      .update(targetPrices)
      .set({ mailedAt: sql`app_now()`, stopTokenHash: hashStopToken(token) })
      .where(and(eq(targetPrices.id, id), isNull(targetPrices.mailedAt)))
    if (rowCount === 0) return
    await mail.queue(tx, {
      template: 'target-price',
      language,
      market,
      to: email,
      params: {
        title,
        ...(amount !== null && currency !== null && { price: { minor: price, currency } }),
        productUrl: pageUrl(market, language, productPath(shop === null ? 'international' : 'local', handle)).href,
        stopUrl: stop.href,
      },
      key: `target-price:${id}`,
    })
  }
}

export type TellReached = ReturnType<typeof createTellReached>
