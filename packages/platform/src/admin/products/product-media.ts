import type { PictureSource } from '../../catalogue/import-pictures.ts'
import { maxImages } from '../../catalogue/write-product.ts'
import type { Parsed } from './product-inputs.ts'

export type MediaInput = {
  readonly originalSource: string
  readonly mediaContentType: string
  readonly alt?: string | null
}

export const maxAlt = 512
const maxUrlLength = 2_048

const readUrl = (text: string): string | undefined => {
  const url = text.length <= maxUrlLength ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** Pictures by URL; they are fetched when the product is written. */
export const parseMedia = (inputs: readonly MediaInput[] | null | undefined): Parsed<readonly PictureSource[]> => {
  const sources: PictureSource[] = []
  for (const [index, { originalSource, mediaContentType, alt }] of (inputs ?? []).entries()) {
    const wrong = (field: keyof MediaInput, message: string) => ({
      error: { field: ['media', String(index), field], message },
    })
    const url = readUrl(originalSource)
    if (mediaContentType !== 'IMAGE') return wrong('mediaContentType', 'Only images are supported')
    if (url === undefined) return wrong('originalSource', 'Image URL is invalid')
    if (alt && alt.length > maxAlt) return wrong('alt', `Alt text is too long (maximum is ${maxAlt} characters)`)
    sources.push({ url, altText: alt || null })
  }
  return sources.length > maxImages
    ? { error: { field: ['media'], message: `Exceeded the maximum number of ${maxImages} media` } }
    : { value: sources }
}
