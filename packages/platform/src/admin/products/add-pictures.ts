import type { Transaction } from '@dvaput/database/in-transaction'
import type { PictureSource } from '../../catalogue/import-pictures.ts'
import { parsePictureKey } from '../../pictures/picture-key.ts'
import { picturePath } from '../../pictures/picture-url.ts'
import type { SavedPicture } from '../../pictures/save-picture.ts'
import type { AdminContext, UserError } from '../admin-context.ts'
import { parseStagedUrl, readStagedPicture } from './staged-pictures.ts'

/** A picture that this platform serves itself is not fetched from it. */
const findOwn = async (url: string, { origin, parts }: AdminContext): Promise<SavedPicture | undefined> => {
  const start = `${origin}${picturePath}`
  const key = url.startsWith(start) ? parsePictureKey(new URL(url).pathname.slice(picturePath.length)) : undefined
  return key === undefined ? undefined : parts.pictures.find(key)
}

/** Uploaded pictures, and those that are here already, are the product's at once; others are fetched afterwards. */
export const addPictures = async (
  tx: Transaction,
  context: AdminContext,
  productId: number,
  sources: readonly PictureSource[],
): Promise<UserError | undefined> => {
  const { shop, parts } = context
  const remote: PictureSource[] = []
  for (const [index, source] of sources.entries()) {
    const staged = parseStagedUrl(source.url, context)
    const picture = staged === undefined ? await findOwn(source.url, context) : await readStagedPicture(context, staged)
    if (picture) await parts.catalogue.addImage(tx, shop, productId, { ...picture, altText: source.altText })
    else if (staged === undefined) remote.push(source)
    else return { field: ['media', String(index), 'originalSource'], message: 'The uploaded image was not found' }
  }
  await parts.importPictures(tx, shop, productId, remote)
  return undefined
}
