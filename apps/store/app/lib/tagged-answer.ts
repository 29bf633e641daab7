import { data, type HeadersArgs } from 'react-router'

type Options = { readonly tags: readonly string[]; readonly status?: number }

/** The page is kept, and dropped in every process as soon as something changes that one of the tags names. */
export const taggedAnswer = <Data>(payload: Data, { tags, status = 200 }: Options) =>
  data(payload, { status, headers: tags.length > 0 ? { 'X-Cache-Tags': [...new Set(tags)].join(' ') } : {} })

/** Of this moment alone: a page that tells of a failure must not be kept. */
export const passingAnswer = <Data>(payload: Data, status: number) =>
  data(payload, { status, headers: { 'Cache-Control': 'no-store' } })

/** For a route's `headers`: what its loader said about keeping the page. */
export const loaderHeaders = ({ loaderHeaders: headers }: HeadersArgs): Headers => headers
