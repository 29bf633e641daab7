const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

const signs: Readonly<Record<PictureKind, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  png: (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  webp: (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  gif: (bytes) => startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a'),
  avif: (bytes) => startsWith(bytes, 4, 'ftypavif'),
}

/** What the first bytes say it is. Drawings and documents in text, which may carry scripts, are nothing to us. */
export const sniffPicture = (bytes: Buffer): PictureKind | undefined =>
  (Object.keys(signs) as PictureKind[]).find((kind) => signs[kind](bytes))
