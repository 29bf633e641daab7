import { changeListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { parseAmount } from '@dvaput/domain/catalogue/listings/parse-amount'
import { useState } from 'react'
import { useDraft } from '../../ui/forms/use-draft.ts'
import type { ListingChoices } from './use-listing-query.ts'

const toText = (amount: number | null): string => (amount === null ? '' : String(amount))

/** Both ends of the price range while typing. */
export const usePriceDraft = ({ query, go }: ListingChoices) => {
  const from = useDraft(toText(query.priceFrom))
  const to = useDraft(toText(query.priceTo))
  const typed = `${from.draft} ${to.draft}`
  const [refused, setRefused] = useState<string>()
  return {
    from,
    to,
    /** Which fields are invalid, until they change. */
    wrong: {
      min: refused === typed && parseAmount(from.draft) === undefined,
      max: refused === typed && parseAmount(to.draft) === undefined,
    },
    /** False if invalid. */
    apply: (): boolean => {
      const priceFrom = parseAmount(from.draft)
      const priceTo = parseAmount(to.draft)
      if (priceFrom === undefined || priceTo === undefined) {
        setRefused(typed)
        return false
      }
      if (priceFrom !== query.priceFrom || priceTo !== query.priceTo)
        go(changeListingQuery(query, { priceFrom, priceTo }))
      return true
    },
  }
}

export type PriceDraft = ReturnType<typeof usePriceDraft>
