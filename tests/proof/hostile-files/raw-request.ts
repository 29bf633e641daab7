import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Target = { readonly port: number; readonly host: string }
export type RawResponse = { readonly status: number; readonly head: string; readonly body: Buffer }

/** The path goes out as it is: every client would mend it first. */
export const requestRaw = async ({ port, host }: Target, path: string): Promise<RawResponse> => {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(20_000, () => socket.destroy(new Error('no response')))
  await once(socket, 'connect')
  socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'utf8'))
  const response = await buffer(socket)
  const end = response.indexOf('\r\n\r\n')
  const head = response.subarray(0, end === -1 ? undefined : end).toString('latin1')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: response.subarray(end + 4) }
}
