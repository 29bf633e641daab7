const longestSide = 2400
const worthShrinkingBytes = 1_500_000

const shrink = async (file: File): Promise<File> => {
  if (file.size < worthShrinkingBytes) return file
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file
}

/** A phone on a slow line sends a few hundred kilobytes in place of many megabytes. What fails is sent as it is. */
export const shrinkPhotos = async (input: HTMLInputElement): Promise<void> => {
  const chosen = [...(input.files ?? [])]
  const small = await Promise.all(chosen.map((file) => shrink(file).catch(() => file)))
  if (small.every((file, index) => file === chosen[index])) return
  const transfer = new DataTransfer()
  for (const file of small) transfer.items.add(file)
  input.files = transfer.files
}
