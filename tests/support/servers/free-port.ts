import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Free at this moment: the caller should take it soon. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
