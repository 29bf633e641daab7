import { errorCode } from '@dvaput/database/error-code'
import type { Transaction } from '@dvaput/database/in-transaction'

const UNIQUE_VIOLATION = '23505'

/** Undefined where somebody else was faster with what there may be once; nothing of the work is left then. */
export const unlessTaken = async <Result>(
  { client }: Transaction,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  await client.query('SAVEPOINT unless_taken')
  try {
    const result = await work()
    await client.query('RELEASE SAVEPOINT unless_taken')
    return result
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    await client.query('ROLLBACK TO SAVEPOINT unless_taken')
    return undefined
  }
}
