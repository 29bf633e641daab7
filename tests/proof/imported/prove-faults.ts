import { failpointActions, type StoreFailpoint } from '@dvaput/database/failpoint'
import type { ImportedProof } from './imported-proof.ts'

/** Every place where an order, a payment, a refund or a sending may break off. */
export const importedFailpoints = [
  'after-international-order',
  'after-payment-start',
  'after-payment-record',
  'before-payment-commit',
  'after-payment-settle',
  'before-era-order',
  'after-era-order',
  'after-refund-row',
  'before-refund',
  'after-refund',
] as const satisfies readonly StoreFailpoint[]

/** T8: breaks off there once, for an order that is paid twice; a minute later all is well. */
export const proveFault = async (proof: ImportedProof, point: (typeof importedFailpoints)[number]) => {
  const faults: string[] = []
  const item = proof.newItem(2)
  let reached = 0
  failpointActions[point] = {
    do: 'call',
    callback: () => {
      reached += 1
      if (reached === 1) throw new Error(`broken off at ${point}`)
    },
  }
  const browser = 'b'.repeat(43)
  const press = () => proof.place(item, { browser })
  const placed = await press().catch(press)
  if (placed.ok) {
    const { id } = placed.order
    for (const paymentId of [proof.provider.pay(id, 'approved'), proof.provider.pay(id, 'approved')])
      await proof.shops[0].orders.settle({ paymentId }).catch(() => undefined)
    await proof.drain()
    await proof.passMinute()
    await proof.passMinute()
    const state = await proof.stateOf(id)
    if (state !== 'sent') faults.push(`expected sent, is ${state}`)
  } else faults.push(`refused: ${placed.refusal.code}`)
  delete failpointActions[point]
  if (reached === 0) faults.push('never reached')
  return [...faults, ...(await proof.check())]
}
