import type { CustomerContext } from '../customer-context.ts'
import type { CustomerError } from '../customer-error.ts'
import { parseEmail } from '../parse-email.ts'

/** Does the same, in the same time, whether there is such an account or not: the letter is a job's business. */
export const recoverPassword = async (
  { shop, clientIp, language, country, parts }: CustomerContext,
  text: string,
): Promise<CustomerError | undefined> => {
  const { database, jobs, customers } = parts
  const email = parseEmail(text, ['email'])
  if (!email.ok) return email.error
  await customers.throttles.recover({ shopId: shop.id, clientIp, email: email.email })
  const payload = { shopId: shop.id, email: email.email, language, country }
  await database.inTransaction((tx) => jobs.enqueue(tx, customers.sendResetLink, payload))
  return undefined
}
