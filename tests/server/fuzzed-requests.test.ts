import { expect, it } from 'vitest'
import { proveFuzzed } from '../proof/fuzzed-requests/prove-fuzzed.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'

const store = useStoreServer()

/** `npm run proof -- fuzzed-requests` sends ten times as many, made from another seed each time. */
it('responds to requests made at random without an error of its own, and lives on', async () => {
  const { faults, errors } = await proveFuzzed(store, 1_000, 19)
  expect(faults).toEqual([])
  expect(errors).toEqual([])
  expect((await fetch(`${store.url}/health/ready`)).status).toBe(200)
})
