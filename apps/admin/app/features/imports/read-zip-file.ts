/** The limit of the backend, seen before the bytes are copied. */
const maxBytes = 40 * 1024 * 1024

/** A ZIP with pictures, where one was chosen. */
export const readZipFile = async (
  file: FormDataEntryValue | null,
): Promise<Uint8Array | undefined | 'zip-too-large'> => {
  if (!(file instanceof File) || file.size === 0) return undefined
  return file.size > maxBytes ? 'zip-too-large' : new Uint8Array(await file.arrayBuffer())
}
