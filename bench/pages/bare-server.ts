import { createServer } from 'node:http'

type Given = { readonly headers: string[]; readonly body: string }

/** The least that Node can do: the bytes it was given, to every request. */
process.once('message', (given: Given) => {
  const body = Buffer.from(given.body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, given.headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
