import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createLoginCodes } from './login-codes.ts'

const shop = useTestPlatform()

it('the limit of login codes counts requests by the network of the client, not by each of its IPs', async () => {
  const { shop: main } = shop.platform.shopOf('main')
  const codes = createLoginCodes({
    ...shop.platform.parts,
    shop: main,
    secret: 'a secret of the test',
  })
  const outcomes: string[] = []
  for (let host = 1; host <= 11; host += 1)
    outcomes.push(
      await codes.send({
        uid: `attempt ${host}`,
        email: `person${host}@example.com`,
        shop: main,
        language: 'en',
        clientIp: `2001:db8:1:2::${host}`,
      }),
    )
  expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('sent'))
  expect(outcomes[10]).toBe('throttled')
})
