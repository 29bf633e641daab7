import type { LineQuantity } from '@dvaput/domain/orders/order-snapshot'

const linePrefix = 'line:'

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

/** Names of files and the types they claim are not read at all. */
export const readReturnForm = async (form: FormData) => {
  const lines: LineQuantity[] = []
  for (const [name, value] of form.entries()) {
    const quantity = name.startsWith(linePrefix) ? Number(textOf(value)) : 0
    if (quantity !== 0) lines.push({ lineId: name.slice(linePrefix.length), quantity })
  }
  const files = form.getAll('photos').filter((value) => value instanceof File && value.size > 0) as File[]
  return {
    formKey: textOf(form.get('formKey')).slice(0, 100),
    lines,
    reason: textOf(form.get('reason')),
    // Browsers send line ends as two characters and count one.
    message: textOf(form.get('message')).replaceAll('\r\n', '\n'),
    photos: await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))),
  }
}
