/** A file of twenty thousand rows has some three. */
const maxBytes = 20 * 1024 * 1024

/** The text of an uploaded file, or why it has none. Spreadsheets also save in older encodings, which would garble names. */
export const readCsvFile = async (
  file: FormDataEntryValue | null,
): Promise<{ readonly name: string; readonly text: string } | 'no-file' | 'too-large' | 'encoding'> => {
  if (!(file instanceof File) || file.size === 0) return 'no-file'
  if (file.size > maxBytes) return 'too-large'
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return text.includes('\0') ? 'encoding' : { name: file.name.slice(0, 200), text }
  } catch {
    return 'encoding'
  }
}
