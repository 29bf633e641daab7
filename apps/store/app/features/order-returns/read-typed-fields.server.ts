import { Buffer } from 'node:buffer'

/** More than the longest text that the form takes. */
const enoughBytes = 64 * 1024

const readStart = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const reader = body.getReader()
  let read = Buffer.alloc(0)
  while (read.length < enoughBytes) {
    const { done, value } = await reader.read()
    if (done) break
    read = Buffer.concat([read, value])
  }
  // Not cancelled, which would close the connection before the response.
  reader.releaseLock()
  return read
}

/** The fields before the first file of a form with files, of which no more than the beginning is read. */
export const readTypedFields = async ({ headers, body }: Request): Promise<FormData> => {
  const type = headers.get('Content-Type') ?? ''
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(type)?.[1]
  if (!body || boundary === undefined) return new FormData()
  const start = await readStart(body)
  const complete = start.subarray(0, Math.max(0, start.lastIndexOf(`--${boundary}`)))
  const form = new Response(Buffer.concat([complete, Buffer.from(`--${boundary}--\r\n`)]), {
    headers: { 'Content-Type': type },
  })
  return form.formData().catch(() => new FormData())
}
