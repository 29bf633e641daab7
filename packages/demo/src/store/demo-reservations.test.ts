import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { expect, it } from 'vitest'
import { createTestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { newCustomer, useTestReservations } from '../../../../tests/support/orders/test-reservations.ts'
import { createDemoReservations } from './demo-reservations.ts'

const test = useTestReservations()
const silence = () => undefined

it('the demo of reservations gives the demo customer one, of what there is most of, and never again', async () => {
  const [scarce, plenty] = [await test.addProduct(1), await test.addProduct(9)]
  const { database, reservations } = test.shop
  const { catalogue } = test
  const jobs = createTestJobs({ database, log: { info: silence, warn: silence, error: silence } })
  const customer = newCustomer()
  const seed = createDemoReservations({
    database,
    jobs,
    reservations,
    catalogue: {
      home: async (locale) => {
        const home = await catalogue.home(locale)
        return { ...home, featured: home.newest }
      },
    },
    findCustomer: async (email) => (email === demoCustomers.cl.email ? customer : null),
  })
  await jobs.prepare()
  for (let starts = 0; starts < 2; starts += 1) {
    await seed(new Date())
    await jobs.drain()
  }
  await jobs.stop()
  expect(await test.rowsOf(customer)).toMatchObject([{ market: 'cl', state: 'held', lines: [{ variantId: plenty }] }])
  expect([await test.stockOf(plenty), await test.stockOf(scarce)]).toMatchObject([{ reserved: 1 }, { reserved: 0 }])
})
