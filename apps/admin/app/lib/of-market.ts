import { isMarketId, type MarketId } from '@dvaput/domain/markets/market'
import type { ActionInput } from './forms/record-actions.ts'

/** An action on what each market has of its own: the form names the market. */
export const ofMarket =
  <Result>(run: (input: ActionInput<unknown>, market: MarketId) => Result) =>
  (input: ActionInput<unknown>): Result | Response => {
    const { market } = input.typed
    return isMarketId(market) ? run(input, market) : new Response(null, { status: 400 })
  }
