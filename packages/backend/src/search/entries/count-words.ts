import type { Transaction } from '@dvaput/database/in-transaction'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** In how many listed products each word is: of two that may be meant, the more usual one is. */
export const countWords = async ({ client }: Transaction, shop: ShopHandle): Promise<void> => {
  // Reads every document, so it takes longer than a shopper would wait.
  await client.query("SET LOCAL statement_timeout = '60s'")
  await client.query(
    `UPDATE backend.catalogue_words AS known SET uses = coalesce(counted.ndoc, 0)
     FROM backend.catalogue_words AS word
     LEFT JOIN ts_stat(format('SELECT head FROM backend.catalogue_entries WHERE shop = %L', $1::text)) AS counted
       ON counted.word = word.lexeme
     WHERE word.shop = $1 AND known.shop = word.shop AND known.word = word.word
       AND known.uses <> coalesce(counted.ndoc, 0)`,
    [shop],
  )
}
