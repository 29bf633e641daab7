import { randomUUID } from 'node:crypto'
import type { Buyer } from '../store-processes/store-commands.ts'
import { type StoreProcess, startStoreProcess } from '../store-processes/store-process.ts'
import type { StoreProof } from '../store-processes/store-proof.ts'

export type SignedIn = Buyer & { readonly session: string }

export type Response = { readonly status: number; readonly id?: string }

/** Two processes of the store, and customers who reserve in either, over HTTP. */
export const openCrowd = async (proof: StoreProof) => {
  const processes: StoreProcess[] = [
    await startStoreProcess(proof.surroundings),
    await startStoreProcess(proof.surroundings),
  ]
  const processAt = (nth: number): StoreProcess => {
    const process = processes[nth % processes.length]
    if (!process) throw new Error('no process of the store')
    return process
  }
  return {
    processes,
    processAt,
    async signIn(): Promise<SignedIn> {
      const { customers } = proof.store.backend
      const buyer = proof.newBuyer()
      const person = customers.openPerson(() => undefined)
      const customer = { ...buyer, firstName: 'Carla', lastName: 'Rojas' }
      await customers.startSession(person, { customer, kind: 'link', isVerified: true })
      return { ...buyer, session: person.session() ?? '' }
    },
    /** One press; the status is 0 where the connection broke. */
    async reserve(
      nth: number,
      { session }: SignedIn,
      { variantId, quantity = 1, key = randomUUID() }: { variantId: string; quantity?: number; key?: string },
    ): Promise<Response> {
      try {
        const response = await fetch(`${processAt(nth).url}/api/draft-orders/create-bulk`, {
          method: 'POST',
          headers: {
            ...{ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: `sid=${session}` },
            'Idempotency-Key': key,
          },
          body: JSON.stringify({ items: [{ variantId, quantity }] }),
        })
        const { reservations = [] } = (await response.json()) as { reservations?: { reservationId: string }[] }
        const [first] = reservations
        return { status: response.status, ...(first && { id: first.reservationId }) }
      } catch {
        return { status: 0 }
      }
    },
    /** What the schedule does, in both at the same moment. */
    sweep: async () => void (await Promise.all(processes.map((each) => each.run('sweepReservations', undefined)))),
    close: async () => void (await Promise.all(processes.map((each) => each.kill()))),
  }
}

export type Crowd = Awaited<ReturnType<typeof openCrowd>>
