import type { Transaction } from '@dvaput/database/in-transaction'
import type { PictureSource } from '../../catalogue/import-pictures.ts'
import type { AdminContext, UserError } from '../admin-context.ts'
import { parseStagedUrl, readStagedPicture } from './staged-pictures.ts'

/** Uploaded pictures are the product's at once; others are fetched afterwards. */
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
    const picture = staged === undefined ? undefined : await readStagedPicture(context, staged)
    if (staged === undefined) remote.push(source)
    else if (picture) await parts.catalogue.addImage(tx, shop, productId, { ...picture, altText: source.altText })
    else return { field: ['media', String(index), 'originalSource'], message: 'The uploaded image was not found' }
  }
  await parts.importPictures(tx, shop, productId, remote)
  return undefined
}
