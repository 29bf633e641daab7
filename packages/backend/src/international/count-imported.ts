import type { Transaction } from '@dvaput/database/in-transaction'

/** How many each category lists, so that no page has to count them. */
export const countImported = async ({ client }: Transaction): Promise<void> => {
  await client.query(
    `WITH counted AS (
       SELECT '' AS scope, count(*)::int AS total, count(*) FILTER (WHERE NOT has_warnings)::int AS fine FROM backend.international_entries
       UNION ALL
       SELECT category, count(*)::int, count(*) FILTER (WHERE NOT has_warnings)::int FROM backend.international_entries WHERE category <> '' GROUP BY category
       UNION ALL
       SELECT subcategory, count(*)::int, count(*) FILTER (WHERE NOT has_warnings)::int FROM backend.international_entries WHERE subcategory <> '' GROUP BY subcategory
     ), gone AS (
       DELETE FROM backend.international_counts WHERE scope NOT IN (SELECT scope FROM counted)
     )
     INSERT INTO backend.international_counts (scope, total, without_warnings) SELECT scope, total, fine FROM counted
     ON CONFLICT (scope) DO UPDATE SET total = excluded.total, without_warnings = excluded.without_warnings`,
  )
}

/** Of two words that may be meant, the more usual one is. */
export const countImportedWords = async ({ client }: Transaction): Promise<void> => {
  // Reads every document, so it takes longer than a shopper would wait.
  await client.query("SET LOCAL statement_timeout = '60s'")
  await client.query(
    `UPDATE backend.international_words AS known SET uses = coalesce(counted.ndoc, 0)
     FROM backend.international_words AS word
     LEFT JOIN ts_stat('SELECT head FROM backend.international_entries') AS counted ON counted.word = word.lexeme
     WHERE known.word = word.word AND known.uses <> coalesce(counted.ndoc, 0)`,
  )
}
