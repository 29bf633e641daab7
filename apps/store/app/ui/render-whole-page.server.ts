import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const renderTimeoutMs = 5_000

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
        buffer(pipe(new PassThrough())).then(
          (body) => resolve(new Response(body as Buffer<ArrayBuffer>, { status, headers })),
          reject,
        )
      },
      // Otherwise React streams a large part of the page late and moves it into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      nonce: scriptMark,
      onShellError: reject,
      onError,
    })
    const timer = setTimeout(() => abort(new DOMException('rendering took too long', 'TimeoutError')), renderTimeoutMs)
  })
