import {
  type Ask,
  addCustomers,
  enumerationWays,
  newEmails,
  newPlainVisitor,
  sayingOf,
} from '../support/people/enumeration-ways.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { registerAt } from '../support/requests/store-visitor.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'
import { mannWhitneyP } from './login-attacks/mann-whitney.ts'
import { shuffle } from './login-attacks/shuffle.ts'

/**
 * T44: does the store tell, in words or by its time, whether an e-mail has an account? Known and unknown e-mails in a
 * random order, one after the other. `node tests/proof/enumeration.ts [1000]` takes so many of either kind; changes of
 * one's own e-mail are limited to five an hour, so each fifth is asked by another customer.
 */

const [count = 1_000] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()
/** The first ones find a server that has not answered such a question yet. */
const warmUps = 20
/** A customer may ask so often in an hour. */
const changesEach = 5

type Sample = { readonly sayings: Set<string>; readonly times: number[] }

const listen = async (ask: Ask, known: readonly string[]) => {
  const samples: Record<'known' | 'unknown', Sample> = {
    known: { sayings: new Set(), times: [] },
    unknown: { sayings: new Set(), times: [] },
  }
  const asked = shuffle([
    ...known.map((email) => ({ email, kind: 'known' as const })),
    ...newEmails(known.length).map((email) => ({ email, kind: 'unknown' as const })),
  ])
  for (const email of newEmails(warmUps)) await ask(email)
  for (const { email, kind } of asked) {
    const since = performance.now()
    const said = await ask(email)
    samples[kind].times.push(performance.now() - since)
    samples[kind].sayings.add(sayingOf(said, email))
  }
  return samples
}

const judge = async (way: string, ask: Ask, emails: readonly string[]) => {
  const { known, unknown } = await listen(ask, emails)
  const sayings = new Set([...known.sayings, ...unknown.sayings])
  thresholds.hold(
    `${way}: status, headers and text are the same for ${emails.length} of either kind`,
    `${sayings.size} different`,
    sayings.size === 1,
  )
  const medians = [percentile(known.times, 0.5), percentile(unknown.times, 0.5)] as const
  const apart = Math.abs(medians[0] - medians[1])
  thresholds.hold(
    `${way}: medians differ by at most 5 ms`,
    `${medians.map(inMs).join(' and ')}, ${inMs(apart)} apart`,
    apart <= 5,
  )
  const p = mannWhitneyP(known.times, unknown.times)
  thresholds.hold(`${way}: Mann-Whitney p > 0.01`, p.toFixed(3), p > 0.01)
}

await withAttackedStore(async ({ server, database }) => {
  for (const [way, ask] of Object.entries(enumerationWays(server.url)))
    await judge(way, ask, await addCustomers(database, count))

  const known = await addCustomers(database, Math.ceil(count / 10))
  const owners: Awaited<ReturnType<typeof registerAt>>[] = []
  // Registered beforehand: their hashes are no part of the time.
  for (let asked = 0; asked < warmUps + 2 * known.length; asked += changesEach)
    owners.push(await registerAt(server.url))
  let asked = 0
  const change: Ask = async (newEmail) => {
    const owner = owners[Math.floor(asked / changesEach)]
    if (!owner) throw new Error('expected a customer who may still ask')
    asked += 1
    const visitor = newPlainVisitor(server.url)
    for (const [name, value] of owner.visitor.cookies) visitor.cookies.set(name, value)
    const form = { intent: 'email', newEmail, currentPassword: owner.password }
    const said = await visitor.submit('/account/security', form)
    return { ...said, text: said.text.replaceAll(owner.email, '{owner}') }
  }
  await judge('a change of one’s own e-mail', change, known)
})
thresholds.conclude()
