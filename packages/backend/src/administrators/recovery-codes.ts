import { randomInt } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { Sealing } from '../secrets/sealing.ts'
import { administratorRecoveryCodes as codes } from './administrators.table.ts'

const count = 10
/** Without letters that look like another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const createPart = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

const normalise = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export const createRecoveryCodes = ({ db, sealing }: Pick<Database, 'db'> & { sealing: Pick<Sealing, 'mark'> }) => {
  const markOf = (administratorId: string, code: string) =>
    sealing.mark('recovery codes of administrators', `${administratorId} ${normalise(code)}`)
  return {
    /** New ones in place of all that were there. They exist in clear only in the answer. */
    async renew({ db: writer }: Pick<Transaction, 'db'>, administratorId: string): Promise<readonly string[]> {
      const fresh = Array.from({ length: count }, () => `${createPart()}-${createPart()}`)
      await writer.delete(codes).where(eq(codes.administratorId, administratorId))
      await writer
        .insert(codes)
        .values(fresh.map((code) => ({ administratorId, codeMark: markOf(administratorId, code) })))
      return fresh
    },

    /** Whether it was one that nobody had used. */
    async use(administratorId: string, code: string): Promise<boolean> {
      const { rowCount } = await db
        .update(codes)
        .set({ usedAt: sql`app_now()` })
        .where(
          and(
            eq(codes.administratorId, administratorId),
            eq(codes.codeMark, markOf(administratorId, code)),
            isNull(codes.usedAt),
          ),
        )
      return rowCount === 1
    },

    async countLeft(administratorId: string): Promise<number> {
      return db.$count(codes, and(eq(codes.administratorId, administratorId), isNull(codes.usedAt)))
    },
  }
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>
