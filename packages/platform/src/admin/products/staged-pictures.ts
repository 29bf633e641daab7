import { and, eq, isNotNull } from '@dvaput/database/query'
import type { SavedPicture } from '../../pictures/save-picture.ts'
import { stagedUploads } from '../../tables/staged-uploads.table.ts'
import type { AdminContext } from '../admin-context.ts'

export const stagedUploadPath = '/admin/uploads/'

/** The id of a staged upload of this shop in its URL. */
export const parseStagedUrl = (url: string, { origin }: Pick<AdminContext, 'origin'>): string | undefined => {
  const start = `${origin}${stagedUploadPath}`
  const id = url.startsWith(start) ? url.slice(start.length) : ''
  return /^[0-9a-f-]{36}$/.test(id) ? id : undefined
}

/** The picture that was sent there; undefined where none has arrived. */
export const readStagedPicture = async ({ db, shop }: AdminContext, id: string): Promise<SavedPicture | undefined> => {
  const [row] = await db
    .select()
    .from(stagedUploads)
    .where(and(eq(stagedUploads.id, id), eq(stagedUploads.shopId, shop.id), isNotNull(stagedUploads.pictureKey)))
  return row && { pictureKey: row.pictureKey ?? '', width: row.width ?? 0, height: row.height ?? 0 }
}

/** From a staged upload, or fetched from anywhere. */
export const readPicture = async (
  context: AdminContext,
  source: string,
): Promise<SavedPicture | { readonly refusal: string }> => {
  const staged = parseStagedUrl(source, context)
  if (staged !== undefined)
    return (await readStagedPicture(context, staged)) ?? { refusal: 'The uploaded image was not found' }
  const url = URL.parse(source)
  const saved = url && /^https?:$/.test(url.protocol) ? await context.parts.pictures.save(url) : undefined
  if (!saved?.ok) return { refusal: 'Image URL is invalid' }
  const { pictureKey, width, height } = saved
  return { pictureKey, width, height }
}
