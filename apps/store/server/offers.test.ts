import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { defineDecideOfferJob } from '@dvaput/backend/offers/rules/decide-offer-job'
import { expect, it } from 'vitest'
import { inRoot, projectNode } from '../../../scripts/setup/project.mjs'
import { newCustomer, useTestOffers as testOffersOfThisFile } from '../../../tests/support/orders/test-offers.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const test = testOffersOfThisFile({
  onMove: ({ database, jobs }) => {
    const offers = {
      approve: (...args: Parameters<typeof test.offers.approve>) => test.offers.approve(...args),
      counter: (...args: Parameters<typeof test.offers.counter>) => test.offers.counter(...args),
      reject: (...args: Parameters<typeof test.offers.reject>) => test.offers.reject(...args),
    }
    defineDecideOfferJob({ database, jobs, offers, sendAgain: async () => undefined, log })
    return []
  },
})

const runCommand = async (...args: string[]) => {
  const { PATH = '' } = process.env
  const program = inRoot('apps', 'store', 'server', 'offers.ts')
  const env = { PATH, DATABASE_URL: test.databaseUrl }
  const run = promisify(execFile)(projectNode(), [program, ...args], { cwd: '/', env })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

it('an operator answers offers from the command line', async () => {
  const offers = []
  for (let made = 0; made < 3; made += 1) offers.push(await test.submitted(newCustomer(), await test.addProduct()))
  const [approved, countered, rejected] = offers.map(({ id }) => id) as [string, string, string]
  const [listed, unnamed] = await Promise.all([runCommand(), runCommand('counter', countered, '0')])
  expect(listed.stdout).toContain(`${approved}  pending  600.00 BAM of 1000.00 BAM (60 %)  until `)
  expect(listed.stdout).toMatch(/offers that wait for the shop: 3\n$/)
  expect(unnamed).toMatchObject({ code: 1, stderr: expect.stringContaining('counter ID AMOUNT') })

  const said = await Promise.all([
    runCommand('approve', approved, 'It', 'is', 'yours'),
    runCommand('counter', countered, '800', 'Almost'),
    runCommand('reject', rejected),
  ])
  expect(said.map(({ stdout }) => stdout)).toEqual([
    `${approved} approve\n`,
    `${countered} counter\n`,
    `${rejected} reject\n`,
  ])
  await test.jobs.drain()
  expect(await test.row(approved)).toMatchObject({ status: 'approved', response: 'It is yours', agreed_price: '60000' })
  expect(await test.row(countered)).toMatchObject({ status: 'countered', response: 'Almost', counter_price: '80000' })
  expect(await test.row(rejected)).toMatchObject({ status: 'rejected', response: null })
}, 60_000)
