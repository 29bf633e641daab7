import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const renderTimeoutMs = 5_000

/** Has its bytes in hand: the body of another response is a stream, which would copy the page again and again. */
class WholePage extends Response {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer, init: ResponseInit) {
    super(null, init)
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes
  }

  override async text(): Promise<string> {
    return Buffer.from(this.#bytes).toString()
  }
}

const encoder = new TextEncoder()

const join = (chunks: readonly Uint8Array[]): ArrayBuffer => {
  const bytes = new Uint8Array(chunks.reduce((size, { byteLength }) => size + byteLength, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes.buffer
}

/**
 * Where React writes. Not a stream of Node's: what went through one stays in memory until a full collection, which the
 * pages would then bring about every second.
 */
const collect = (done: (bytes: ArrayBuffer) => void, failed: (error: unknown) => void): NodeJS.WritableStream => {
  const chunks: Uint8Array[] = []
  const destination = {
    on: () => destination,
    write: (chunk: string | Uint8Array) => chunks.push(typeof chunk === 'string' ? encoder.encode(chunk) : chunk) > 0,
    end: () => done(join(chunks)),
    destroy: failed,
  }
  return destination as unknown as NodeJS.WritableStream
}

type Page = { readonly status: number; readonly headers: Headers; readonly onError: (error: unknown) => void }

/** Not streamed: the scripts that bear the mark are hashed into the policy header, and the page is compressed whole. */
export const renderWholePage = (
  markScripts: (scriptMark: string) => ReactNode,
  { status, headers, onError }: Page,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const scriptMark = randomUUID()
    const { pipe, abort } = renderToPipeableStream(markScripts(scriptMark), {
      onAllReady() {
        clearTimeout(timer)
        headers.set('Content-Type', 'text/html; charset=utf-8')
        headers.set('X-Script-Mark', scriptMark)
        pipe(collect((bytes) => resolve(new WholePage(bytes, { status, headers })), reject))
      },
      // Otherwise React streams a large part of the page late and moves it into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      nonce: scriptMark,
      onShellError: reject,
      onError,
    })
    const timer = setTimeout(() => abort(new DOMException('rendering took too long', 'TimeoutError')), renderTimeoutMs)
  })
