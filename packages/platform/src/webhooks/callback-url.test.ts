import { expect, it } from 'vitest'
import { isCallbackUrl, resolveCallbackIp } from './callback-url.ts'

it.each([
  'https://shop.example/hook',
  'https://shop.example:443/hook',
  'https://shop.example:8443/hook',
  'https://93.184.216.34/',
  'https://[2a00:1450:4001:81b::200e]/',
  'http://127.0.0.1:9/x',
  'http://main.localhost:3000/x',
])('a webhook may be told to %s', (url) => expect(isCallbackUrl(url, { loopback: true })).toBe(true))

it.each([
  'http://shop.example/hook',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::10.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:0:10.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[64:ff9b:1::10.0.0.1]/',
  'https://[2002:a00:1::]/',
  'https://[2001:0:a00:1::]/',
  'https://[2a00:1450::5efe:10.0.0.1]/',
  'https://[2a00:1450::200:5efe:10.0.0.1]/',
  'https://0.0.0.0/',
  'https://0x0a000001/',
  'https://user:word@shop.example/',
  'https://shop.example:22/',
  'https://shop.example:0/',
  'ftp://shop.example/',
  'not a url',
])('a webhook may not be told to %s', (url) => expect(isCallbackUrl(url, { loopback: true })).toBe(false))

it('a webhook is not sent to this machine where that is not allowed', async () => {
  expect(isCallbackUrl('http://127.0.0.1:9/', { loopback: false })).toBe(false)
  expect(isCallbackUrl('https://localhost/', { loopback: false })).toBe(false)
  expect(isCallbackUrl('https://main.localhost.:9000/', { loopback: false })).toBe(false)
  await expect(resolveCallbackIp(new URL('https://localhost/'), { loopback: false })).rejects.toThrow()
  await expect(resolveCallbackIp(new URL('https://[::1]/'), { loopback: false })).rejects.toThrow()
})

it('connects to what a name resolves to only where that is public', async () => {
  const resolving = (address: string) =>
    resolveCallbackIp(new URL('https://shop.example/'), { loopback: true }, { resolve: async () => address })
  expect(await resolving('93.184.216.34')).toBe('93.184.216.34')
  for (const address of ['127.0.0.1', '10.0.0.1', '::1', '::ffff:10.0.0.1', 'nonsense'])
    await expect(resolving(address)).rejects.toThrow()
})

it('connects to no address that hides a private one', async () => {
  for (const address of ['[::10.0.0.1]', '[64:ff9b:1::10.0.0.1]'])
    await expect(resolveCallbackIp(new URL(`https://${address}/`), { loopback: true })).rejects.toThrow()
})
