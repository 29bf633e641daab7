import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import type { PictureArea } from '@dvaput/pictures/read-picture'
import { readPictureInProcess } from '@dvaput/pictures/read-picture-in-process'

// Each is read by a process of its own, which may take as much memory as it is let.
const reading = createSemaphore({ concurrency: 1, maxQueued: 8 })

/** A picture of the area in the place of the whole one, with its texts. No Admin API crops a picture itself. */
export const cropPicture = async (
  products: ShopProducts,
  { gid, pictures }: ShopProduct,
  pictureGid: string,
  area: PictureArea,
): Promise<Outcome<unknown>> => {
  const place = pictures.findIndex((each) => each.gid === pictureGid)
  const whole = await products.downloadPicture(gid, pictureGid)
  const read = whole ? await reading.run(() => readPictureInProcess(whole, area)) : 'not-a-picture'
  if (typeof read === 'string') return { ok: false, error: { code: 'NOT_A_PICTURE', message: '' } }
  const { alt = '', alts = {} } = pictures[place] ?? {}
  const upload = { fileName: 'picture.webp', mimeType: 'image/webp', bytes: new Uint8Array(read.content) }
  const added = await products.addPicture(gid, upload, alt)
  if (!added.ok) return added
  const texts = Object.entries(alts).map(([language, text]) => [language, { alt: text }])
  const steps: (() => Promise<Outcome<unknown>>)[] = [
    ...(texts.length > 0 ? [() => products.translate(added.value, Object.fromEntries(texts))] : []),
    () => products.movePicture(gid, added.value, place),
    () => products.removePicture(gid, pictureGid),
  ]
  for (const step of steps) {
    const outcome = await step()
    if (!outcome.ok) return outcome
  }
  return added
}
