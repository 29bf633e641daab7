import { parseNumericGid } from '../../graphql/gid.ts'
import { stagedUploads } from '../../tables/staged-uploads.table.ts'
import { type AdminResolvers, refusedBecause, type UserError } from '../admin-context.ts'
import { finishedJob } from '../finished-job.ts'
import { lockProduct } from './lock-product.ts'
import { toMedia } from './product.resolvers.ts'
import { maxAlt } from './product-media.ts'
import { stagedUploadPath } from './staged-pictures.ts'

type StagedInput = { readonly filename: string; readonly mimeType: string }
type FileInput = {
  readonly id: string
  readonly alt?: string | null
  readonly referencesToRemove?: readonly string[] | null
}
type Moves = { readonly id: string; readonly moves: readonly { readonly id: string; readonly newPosition: string }[] }

const maxTargets = 50

/** The two lists of the hosted payload say the same. */
const refusedMedia = (error: UserError) => ({ mediaUserErrors: [error], userErrors: [error] })

const imageIdOf = (gid: string) => parseNumericGid('MediaImage', gid) ?? 0

export const mediaWritingResolvers: AdminResolvers = {
  Mutation: {
    stagedUploadsCreate: (_root, { input }: { input: readonly StagedInput[] }, { change, shop, origin }) =>
      change(async (tx) => {
        const wrong = input.findIndex(({ mimeType }) => !mimeType.startsWith('image/'))
        if (wrong >= 0) return refusedBecause(['input', String(wrong), 'mimeType'], 'Only images are supported')
        if (input.length > maxTargets) return refusedBecause(['input'], `At most ${maxTargets} uploads at once`)
        if (input.length === 0) return { stagedTargets: [], userErrors: [] }
        const rows = await tx.db
          .insert(stagedUploads)
          .values(input.map(() => ({ shopId: shop.id })))
          .returning({ id: stagedUploads.id })
        const stagedTargets = rows.map(({ id }) => {
          const url = `${origin}${stagedUploadPath}${id}`
          return { url, resourceUrl: url, parameters: [] }
        })
        return { stagedTargets, userErrors: [] }
      }),

    productReorderMedia: (_root, { id, moves }: Moves, { change, shop, parts }) =>
      change(async (tx) => {
        const product = await lockProduct(tx, shop, id)
        if (!product)
          return refusedMedia({ field: ['id'], message: 'Product does not exist', code: 'PRODUCT_DOES_NOT_EXIST' })
        const parsed = moves.map((move) => ({ imageId: imageIdOf(move.id), newPosition: Number(move.newPosition) }))
        const moved = await parts.catalogue.reorderImages(tx, shop, product.id, parsed)
        return moved
          ? { job: finishedJob(), mediaUserErrors: [], userErrors: [] }
          : refusedMedia({ field: ['moves'], message: 'Media does not exist', code: 'MEDIA_DOES_NOT_EXIST' })
      }),

    fileUpdate: (_root, { files }: { files: readonly FileInput[] }, context) =>
      context.change(async (tx) => {
        const { shop, parts } = context
        const images = await parts.catalogue.lockImages(
          tx,
          shop,
          files.map(({ id }) => imageIdOf(id)),
        )
        const changed: object[] = []
        for (const [index, { id, alt, referencesToRemove }] of files.entries()) {
          const image = images.find((each) => each.id === imageIdOf(id))
          const at = ['files', String(index)]
          if (!image) return refusedBecause([...at, 'id'], 'File does not exist', 'FILE_DOES_NOT_EXIST')
          if (alt && alt.length > maxAlt) return refusedBecause([...at, 'alt'], 'Alt text is too long', 'INVALID')
          const owners = (referencesToRemove ?? []).map((gid) => parseNumericGid('Product', gid))
          if (owners.some((owner) => owner !== image.productId))
            return refusedBecause(
              [...at, 'referencesToRemove'],
              'Reference target does not exist',
              'REFERENCE_TARGET_DOES_NOT_EXIST',
            )
          const altText = alt === undefined ? image.altText : alt || null
          await parts.catalogue.changeImage(tx, shop, image, { id: image.id, altText, isRemoved: owners.length > 0 })
          changed.push(toMedia({ ...image, altText }, context))
        }
        return { files: changed, userErrors: [] }
      }),
  },
}
