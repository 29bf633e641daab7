import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { checkDatabase } from './check-database.ts'
import { withDatabase } from './database-url.ts'

describe('checkDatabase', () => {
  it('accepts a server that can be used', async () => {
    await expect(checkDatabase(inject('postgresUrl'))).resolves.toBeUndefined()
  })

  it('says that nothing listens there, without the password', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    await expect(checkDatabase(`postgres://shop:s3cret@127.0.0.1:${port}/shop?password=s3cret`)).rejects.toThrow(
      `cannot use the database postgres://shop:***@127.0.0.1:${port}/shop?password=***: ` +
        'nothing answers there (connection refused)',
    )
  })

  it('gives up on a server that takes the connection and says nothing', async () => {
    const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(checkDatabase(`postgres://shop@127.0.0.1:${port}/shop`, 200)).rejects.toThrow('no answer in time')
    server.close()
  })

  it('names a database that does not exist', async () => {
    await expect(checkDatabase(withDatabase(inject('postgresUrl'), 'no_such_shop'))).rejects.toThrow(
      'database "no_such_shop" does not exist',
    )
  })

  it('says that a socket is not there', async () => {
    await expect(checkDatabase('postgres://shop@localhost/shop?host=/nowhere')).rejects.toThrow(
      'there is no socket in that folder',
    )
  })

  it.each(['mysql://localhost/shop', 'shop'])('refuses %s as an address', async (url) => {
    await expect(checkDatabase(url)).rejects.toThrow('expected a URL like postgres://')
  })
})
