import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

/** Node does not know the names under .localhost, which are this machine. */
const lookupHere: LookupFunction = (host, options, done) =>
  lookup(/(^|\.)localhost$/.test(host) ? '127.0.0.1' : host, options, done)

const timeoutMs = 10_000

/** @returns the status of the response, or undefined where there was none */
export const postCallback = (url: string, headers: Readonly<Record<string, string>>, body: string) =>
  new Promise<number | undefined>((resolve) => {
    const post = url.startsWith('https:') ? requestHttps : requestHttp
    const sent = post(
      url,
      {
        method: 'POST',
        lookup: lookupHere,
        agent: false,
        timeout: timeoutMs,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        response.resume()
        response.once('close', () => resolve(response.statusCode))
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(undefined))
    sent.end(body)
  })
