import { randomUUID } from 'node:crypto'
import { sentOrder } from '../crash-points/crash-scenes.ts'
import type { StoreProcess } from '../store-processes/store-process.ts'
import type { StoreProof } from '../store-processes/store-proof.ts'

const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])
const hour = 3_600_000

/** T5: one return is refunded by many presses at once in all processes, each with another amount; an hour later again. */
export const proveReturnRefund = async (
  { commands, ...proof }: StoreProof,
  processes: readonly StoreProcess[],
  presses: number,
): Promise<string[]> => {
  const email = `${randomUUID()}@example.com`
  const { id: gid, orderId, lineId } = await sentOrder({ commands, ...proof }, email)
  const requested = await commands.requestReturn({ orderId, lineId, formKey: 'form' })
  if (!requested.ok) return [`refused: ${requested.problems}`]
  const { id } = requested
  await commands.approveReturn({ id })
  await commands.receiveReturn({ id })
  await proof.drain()
  const press = () =>
    Promise.all(
      Array.from({ length: presses }, (_, nth) =>
        processes[nth % processes.length]?.run('refundReturn', { id, amount: 1_000 + nth, restock: nth % 2 === 0 }),
      ),
    )
  const read = async () =>
    (
      await proof.pool.query<{ commands: number; refunds: number; amount: number; jobs: number }>(
        `SELECT (SELECT count(*)::int FROM backend.audit_log WHERE subject_id = $1 AND action = 'return.refund') AS commands,
           (SELECT count(*)::int FROM platform.refunds WHERE order_id = $2) AS refunds,
           (SELECT coalesce(sum(amount), 0)::int FROM platform.refunds WHERE order_id = $2) AS amount,
           (SELECT count(*)::int FROM backend.refunds WHERE subject_id = $1) AS jobs`,
        [id, gid.split('/').at(-1)],
      )
    ).rows[0]
  const answers = await press()
  const first = await read()
  await proof.passTime(hour + 60_000)
  await press()
  const again = await read()
  await Promise.all(processes.map((process) => process.run('drain', { alsoLater: false })))
  await press()
  await proof.drain()
  const last = await read()
  return [
    ...fault(
      answers.some((answer) => answer !== 'placing'),
      `answered ${[...new Set(answers)]}`,
    ),
    ...fault(first?.commands !== 1 || first.jobs !== 1, `commanded: ${JSON.stringify(first)}`),
    ...fault(again?.commands !== 2 || again.jobs !== 1, `commanded again: ${JSON.stringify(again)}`),
    ...fault(last?.refunds !== 1 || last.commands !== 2, `in the end: ${JSON.stringify(last)}`),
    ...fault(!(last && last.amount >= 1_000 && last.amount < 1_000 + presses), `refunded ${last?.amount}`),
    ...(await proof.check()),
  ]
}
