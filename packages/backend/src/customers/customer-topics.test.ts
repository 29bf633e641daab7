import { expect, it } from 'vitest'
import { createCustomerTopics } from './customer-topics.ts'

const settle = async (topic: string, body: unknown) => {
  const ended: string[] = []
  await createCustomerTopics({ endAllSessions: async (id) => void ended.push(id) })[topic]?.(body)
  return ended
}

it.each([
  ['customers/update', { id: 7, tags: 'vip, account-closed' }, ['gid://shopify/Customer/7']],
  ['customers/update', { id: 7, state: 'disabled', tags: '' }, []],
  ['customers/update', { id: 7, state: 'enabled' }, []],
  ['customers/update', { id: 7 }, []],
  ['customers/delete', { id: 7 }, ['gid://shopify/Customer/7']],
])('a customer webhook ends the sessions of a closed account alone: %s %j', async (topic, body, expected) => {
  expect(await settle(topic, body)).toEqual(expected)
})
