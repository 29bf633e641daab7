import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { within } from '@dvaput/domain/flow/within'
import ipaddr from 'ipaddr.js'
import { ipRange } from '../net/ip-range.ts'

export type PictureFetchRefusal = 'address-refused' | 'unreachable' | 'too-large'

type Options = {
  readonly resolve?: (hostname: string) => Promise<readonly string[]>
  readonly isPublic?: (address: string) => boolean
  readonly ports?: readonly number[]
  readonly totalMs?: number
}

const resolveAll = async (hostname: string) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

/** Neither this machine nor a neighbour: not private, not link-local, and none of these in another notation. */
export const isPublicIp = (address: string): boolean => ipaddr.isValid(address) && ipRange(address) === 'unicast'

const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Buffer | PictureFetchRefusal> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) return 'too-large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Gets a picture from an address somebody typed. The name is resolved once, every address it has must be public, and
 * the connection goes to the one that was judged: a name that answers differently the second time changes nothing.
 */
export const createFetchPicture = ({
  resolve = resolveAll,
  isPublic = isPublicIp,
  ports = [80, 443],
  totalMs = 5_000,
}: Options = {}) => {
  const judge = async ({ protocol, hostname, port, username, password }: URL): Promise<string | undefined> => {
    if (protocol !== 'http:' && protocol !== 'https:') return undefined
    if (username || password) return undefined
    if (!ports.includes(Number(port || (protocol === 'http:' ? 80 : 443)))) return undefined
    const bare = hostname.replace(/^\[(.*)\]$/, '$1')
    const addresses = isIP(bare) ? [bare] : await resolve(bare)
    return addresses.every(isPublic) ? addresses[0] : undefined
  }

  const get = async (
    url: URL,
    address: string,
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<Buffer | PictureFetchRefusal> => {
    const pinned: LookupFunction = (_name, options, callback) =>
      options.all ? callback(null, [{ address, family: isIP(address) }]) : callback(null, address, isIP(address))
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const request = (url.protocol === 'http:' ? overHttp : overTls)(url, {
        lookup: pinned,
        agent: false,
        signal,
        headers: { Accept: 'image/*' },
      })
      request.once('response', done).once('error', fail).end()
    })
    try {
      // A redirect is an address nobody has judged.
      return response.statusCode === 200 ? await readBody(response, maxBytes) : 'unreachable'
    } finally {
      response.destroy()
    }
  }

  return async (url: URL, maxBytes: number): Promise<Buffer | PictureFetchRefusal> => {
    const signal = AbortSignal.timeout(totalMs)
    try {
      // The name's server may say nothing in all that time.
      const address = await within(signal, judge(url))
      return address === undefined ? 'address-refused' : await get(url, address, maxBytes, signal)
    } catch {
      return 'unreachable'
    }
  }
}
