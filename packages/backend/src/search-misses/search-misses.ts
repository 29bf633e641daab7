import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { Language } from '@dvaput/domain/text/language'
import { describeError } from '../log/describe-error.ts'

type Needs = { readonly database: Pick<Database, 'pool'>; readonly log: Log }

const longest = 80
/** A machine that searches for random words must not fill the table: words of that day are then counted, new ones not. */
const maxWordsPerDay = 2_000

/** An e-mail, a telephone or a card number says who searched. */
const isPersonal = (text: string): boolean => text.includes('@') || /(?:\d[ ./-]?){8}/.test(text)

const query = `
  INSERT INTO backend.search_misses AS miss (day, word, language, count)
  SELECT (app_now() AT TIME ZONE 'UTC')::date, $1, $2, 1
  WHERE (SELECT count(*) FROM backend.search_misses WHERE day = (app_now() AT TIME ZONE 'UTC')::date) < ${maxWordsPerDay}
    OR EXISTS (SELECT FROM backend.search_misses
               WHERE day = (app_now() AT TIME ZONE 'UTC')::date AND word = $1 AND language = $2)
  ON CONFLICT (day, word, language) DO UPDATE SET count = miss.count + 1`

/** Counts a search that found nothing, without who searched. It never fails a search. */
export const createCountSearchMiss =
  ({ database, log }: Needs) =>
  async (text: string, language: Language): Promise<void> => {
    const word = foldText(text).replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()
    if (word === '' || word.length > longest || isPersonal(word)) return
    try {
      await database.pool.query(query, [word, language])
    } catch (error) {
      log.warn({ error: describeError(error) }, 'search without results not counted')
    }
  }

export type CountSearchMiss = ReturnType<typeof createCountSearchMiss>
