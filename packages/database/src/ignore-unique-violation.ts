import { errorCode } from './error-code.ts'
import type { Transaction } from './in-transaction.ts'

const UNIQUE_VIOLATION = '23505'

/** Undefined where a unique index refused the write; the transaction goes on as if it had not been tried. */
export const ignoreUniqueViolation = async <Result>(
  { client }: Transaction,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  await client.query('SAVEPOINT ignore_unique_violation')
  try {
    const result = await work()
    await client.query('RELEASE SAVEPOINT ignore_unique_violation')
    return result
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    await client.query('ROLLBACK TO SAVEPOINT ignore_unique_violation')
    return undefined
  }
}
