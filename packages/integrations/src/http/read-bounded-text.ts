import { readBoundedBytes } from './read-bounded-bytes.ts'

/** The body as text, or undefined where it is too long. */
export const readBoundedText = async (response: Response, maxBytes: number): Promise<string | undefined> =>
  (await readBoundedBytes(response, maxBytes))?.toString('utf8')
