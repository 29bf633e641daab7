import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { reorderMedia, stageUpload, updateFiles } from './picture-queries.ts'
import { updateProduct } from './product-queries.ts'

/** Sends the bytes of an upload, in process or over the network. */
export type SendUpload = (request: Request) => Promise<Response>

export type Upload = { readonly fileName: string; readonly mimeType: string; readonly bytes: Uint8Array<ArrayBuffer> }

type Target = {
  readonly url: string | null
  readonly resourceUrl: string | null
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
}

const uploadTimeoutMs = 30_000

/** The pictures of a product. */
export const createShopPictures = (request: AdminRequest, send: SendUpload) => {
  const stage = async ({ fileName, mimeType, bytes }: Upload): Promise<string | null> => {
    const input = { filename: fileName, mimeType, resource: 'IMAGE', httpMethod: 'PUT', fileSize: String(bytes.length) }
    const { stagedUploadsCreate } = await request<{ stagedUploadsCreate: { stagedTargets: readonly Target[] } }>(
      stageUpload,
      { input: [input] },
    )
    const [target] = stagedUploadsCreate.stagedTargets
    if (!target?.url || !target.resourceUrl) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
    const headers = Object.fromEntries(target.parameters.map(({ name, value }) => [name.replaceAll('_', '-'), value]))
    const response = await send(
      new Request(target.url, {
        method: 'PUT',
        headers: { 'Content-Type': mimeType, ...headers },
        body: bytes,
        signal: AbortSignal.timeout(uploadTimeoutMs),
      }),
    )
    await response.body?.cancel()
    return response.ok ? target.resourceUrl : null
  }

  return {
    /** Behind the others. Refused where the bytes are no picture that the shop takes. */
    async addPicture(gid: string, upload: Upload, alt: string): Promise<Outcome<null>> {
      const originalSource = await stage(upload)
      if (originalSource === null) return { ok: false, error: { code: 'NOT_A_PICTURE', message: '' } }
      const media = [{ mediaContentType: 'IMAGE', originalSource, alt }]
      return toOutcome(request(updateProduct, { product: { id: gid }, media }).then(() => null))
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
