import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export default function renderPage(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () =>
        buffer(pipe(new PassThrough())).then(
          (body) => resolve(new Response(new Uint8Array(body), { status, headers })),
          reject,
        ),
      onError: reject,
    })
  })
}
