import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import { readBoundedBytes } from '../http/read-bounded-bytes.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { addMedia, pictureUrls, reorderMedia, updateFiles } from './picture-queries.ts'
import { createStageUpload, type SendUpload, transferTimeoutMs, type Upload } from './stage-upload.ts'

type Media<Node> = { readonly media: { readonly nodes: readonly Node[] } }
type Pictured = {
  readonly product: Media<{ id: string; preview: { image: { url: string } | null } | null }> | null
}
type Added = { readonly productUpdate: { readonly product: Media<{ id: string }> | null } }

const maxPictureBytes = 20 * 1024 * 1024

/** The pictures of a product. */
export const createShopPictures = (request: AdminRequest, send: SendUpload) => {
  const stage = createStageUpload(request, send)

  return {
    /** As the shop delivers it, in full size; null where it does not. */
    async downloadPicture(gid: string, pictureGid: string): Promise<Uint8Array | null> {
      const { product } = await request<Pictured>(pictureUrls, { id: gid })
      const url = product?.media.nodes.find(({ id }) => id === pictureGid)?.preview?.image?.url
      if (url === undefined) return null
      const signal = AbortSignal.timeout(transferTimeoutMs)
      const response = await send(new Request(url, { headers: { Accept: 'image/webp,image/*' }, signal }))
      return response.ok ? ((await readBoundedBytes(response, maxPictureBytes)) ?? null) : null
    },

    /** Behind the others; its id. Refused where the bytes are no picture that the shop takes. */
    async addPicture(gid: string, upload: Upload, alt: string): Promise<Outcome<string>> {
      const originalSource = await stage(upload)
      if (originalSource === null) return { ok: false, error: { code: 'NOT_A_PICTURE', message: '' } }
      const media = [{ mediaContentType: 'IMAGE', originalSource, alt }]
      return toOutcome(
        request<Added>(addMedia, { product: { id: gid }, media }).then(({ productUpdate }) => {
          const added = productUpdate.product?.media.nodes[0]?.id
          if (added === undefined) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
          return added
        }),
      )
    },

    /** To its place counted from 0. */
    movePicture: (gid: string, pictureGid: string, place: number): Promise<Outcome<null>> =>
      toOutcome(
        request(reorderMedia, { id: gid, moves: [{ id: pictureGid, newPosition: String(place) }] }).then(() => null),
      ),

    describePicture: (pictureGid: string, alt: string): Promise<Outcome<null>> =>
      toOutcome(request(updateFiles, { files: [{ id: pictureGid, alt }] }).then(() => null)),

    removePicture: (gid: string, pictureGid: string): Promise<Outcome<null>> =>
      toOutcome(request(updateFiles, { files: [{ id: pictureGid, referencesToRemove: [gid] }] }).then(() => null)),
  }
}
