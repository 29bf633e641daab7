import { Buffer } from 'node:buffer'

/** More than the longest text that the form takes. */
const enoughBytes = 64 * 1024

const skip = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  try {
    while (!(await reader.read()).done);
  } catch {
    // Whoever sent it has gone.
  }
}

const readStart = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const reader = body.getReader()
  let read = Buffer.alloc(0)
  while (read.length < enoughBytes) {
    const { done, value } = await reader.read()
    if (done) break
    read = Buffer.concat([read, value])
  }
  // The rest comes and goes unread: cancelling it would close the connection, on which the next request may follow.
  void skip(reader)
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
