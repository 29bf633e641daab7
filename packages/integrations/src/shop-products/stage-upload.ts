import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { stageUpload } from './picture-queries.ts'

/** Sends the bytes of an upload, in process or over the network. */
export type SendUpload = (request: Request) => Promise<Response>

export type Upload = { readonly fileName: string; readonly mimeType: string; readonly bytes: Uint8Array<ArrayBuffer> }

type Target = {
  readonly url: string | null
  readonly resourceUrl: string | null
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
}

export const transferTimeoutMs = 30_000

/** Sends a picture to where the shop takes it from; null where it is none that the shop takes. */
export const createStageUpload =
  (request: AdminRequest, send: SendUpload) =>
  async ({ fileName, mimeType, bytes }: Upload): Promise<string | null> => {
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
        signal: AbortSignal.timeout(transferTimeoutMs),
      }),
    )
    await response.body?.cancel()
    return response.ok ? target.resourceUrl : null
  }
