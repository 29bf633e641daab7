import { data, type HeadersArgs } from 'react-router'

type Options = { readonly tags: readonly string[]; readonly status?: number }

/** The page is cached, and dropped in every process when something that one of its tags names changes. */
export const cacheable = <Data>(payload: Data, { tags, status = 200 }: Options) =>
  data(payload, { status, headers: tags.length > 0 ? { 'X-Cache-Tags': [...new Set(tags)].join(' ') } : {} })

/** A page that shows a failure must not be cached. */
export const uncached = <Data>(payload: Data, status: number) =>
  data(payload, { status, headers: { 'Cache-Control': 'no-store' } })

/** A route's `headers`: those of its action, such as when to try again. */
export const actionHeaders = ({ actionHeaders: headers }: HeadersArgs): Headers => headers

/** A route's `headers`: the cache headers of its loader. */
export const loaderHeaders = ({ loaderHeaders: headers }: HeadersArgs): Headers => headers
