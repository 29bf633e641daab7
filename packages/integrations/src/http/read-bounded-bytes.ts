/** The body, or undefined where it is too long: an endless response must not fill the memory. */
export const readBoundedBytes = async (response: Response, maxBytes: number): Promise<Buffer | undefined> => {
  if (!response.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
