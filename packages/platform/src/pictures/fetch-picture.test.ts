import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFetchPicture } from './fetch-picture.ts'

const maxBytes = 1_000
let server: Server
let port = 0
let connections = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/elsewhere') response.writeHead(302, { Location: `http://127.0.0.1:${port}/picture` }).end()
    else if (request.url === '/endless') response.end(Buffer.alloc(maxBytes + 1))
    else response.end(`picture for ${request.headers.host}`)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '::')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const privateHosts = [
  '127.0.0.1',
  '127.1',
  '127.0.0.2',
  '0x7f.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '0177.0.0.1',
  '0',
  '0.0.0.0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'main.localhost',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[0:0:0:0:0:ffff:a9fe:a9fe]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:db8::1]',
  '[ff02::1]',
  '[::127.0.0.1]',
  '①②⑦.0.0.1',
]

describe('a picture by its address', () => {
  it('is got from a public one, connected to once and by the name that was given', async () => {
    const resolved: string[] = []
    const fetchPicture = createFetchPicture({
      ports: [port],
      isPublic: () => true,
      resolve: async (name) => {
        resolved.push(name)
        return ['127.0.0.1']
      },
    })
    const got = await fetchPicture(new URL(`http://pictures.example:${port}/picture`), maxBytes)
    expect(got.toString()).toBe(`picture for pictures.example:${port}`)
    expect(resolved).toEqual(['pictures.example'])
    expect(await fetchPicture(new URL(`http://pictures.example:${port}/elsewhere`), maxBytes)).toBe('unreachable')
    expect(await fetchPicture(new URL(`http://pictures.example:${port}/endless`), maxBytes)).toBe('too-large')
  })

  it('is not looked for in this house, however its address is written', async () => {
    const before = connections
    const fetchPicture = createFetchPicture({ ports: [port] })
    for (const host of privateHosts) {
      const got = await fetchPicture(new URL(`http://${host}:${port}/picture`), maxBytes)
      expect([host, ['address-refused', 'unreachable'].includes(String(got))]).toEqual([host, true])
    }
    expect(connections).toBe(before)
  })

  it('is not looked for where one of several answers of the name is private, or the second answer is', async () => {
    const before = connections
    const mixed = createFetchPicture({ ports: [port], resolve: async () => ['93.184.216.34', '127.0.0.1'] })
    expect(await mixed(new URL(`http://mixed.example:${port}/`), maxBytes)).toBe('address-refused')
    const none = createFetchPicture({ ports: [port], resolve: async () => [] })
    expect(await none(new URL(`http://none.example:${port}/`), maxBytes)).toBe('address-refused')
    expect(connections).toBe(before)
  })

  it('is not waited for where the name’s server never answers', async () => {
    const fetchPicture = createFetchPicture({ totalMs: 50, resolve: () => new Promise(() => undefined) })
    expect(await fetchPicture(new URL('http://silent.example/'), maxBytes)).toBe('unreachable')
  })

  it.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'ftp://example.com/x.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'http://user:word@example.com/x.png',
    'http://example.com:22/x.png',
    'https://example.com:8443/x.png',
  ])('is refused as %s', async (address) => {
    const fetchPicture = createFetchPicture({ resolve: async () => ['93.184.216.34'] })
    expect(await fetchPicture(new URL(address), maxBytes)).toBe('address-refused')
  })
})
