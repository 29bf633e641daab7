import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { postWebhook } from './post-webhook.ts'

it('a webhook delivery gives up on a subscriber that takes the connection and never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const timeouts = { connectMs: 1_000, responseMs: 50 }
  await expect(postWebhook({ url, headers: {}, body: '{}', loopback: true, timeouts })).rejects.toThrow()
  silent.close()
})

it('a webhook delivery gives up on a name whose server never answers', async () => {
  const timeouts = { connectMs: 1_000, responseMs: 50 }
  const addressOf = () => new Promise<string>(() => undefined)
  const posting = postWebhook({
    url: 'https://x.example/',
    headers: {},
    body: '',
    loopback: false,
    timeouts,
    addressOf,
  })
  await expect(posting).rejects.toThrow('DNS lookup timed out')
})
