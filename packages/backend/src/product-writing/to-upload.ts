import type { Upload } from '@dvaput/integrations/shop-products/stage-upload'
import { type PictureKind, sniffPicture } from '@dvaput/pictures/sniff-picture'

const mimeTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<PictureKind, string>

const maxBytes = 10 * 1024 * 1024

/** What the bytes are decides; the name and the type that the browser tells are ignored. */
export const toUpload = (bytes: Uint8Array<ArrayBuffer>): Upload | 'too-large' | 'not-a-picture' => {
  if (bytes.byteLength > maxBytes) return 'too-large'
  const kind = sniffPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return kind ? { fileName: `picture.${kind}`, mimeType: mimeTypes[kind], bytes } : 'not-a-picture'
}
