import { isUuid } from '@dvaput/domain/text/is-uuid'
import { screenLoader } from '../../lib/screens/screen-loader.ts'

/** A photo that the customer sent with a return. Re-encoded when it came: always WebP, without metadata. */
export const loader = screenLoader(async (_, { services: { returns }, params: { id = '', number = '' } }) => {
  const photo = isUuid(id) && /^[1-5]$/.test(number) ? await returns.photo(id, Number(number)) : undefined
  if (!photo) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(photo), {
    headers: { 'Content-Type': 'image/webp', 'Content-Disposition': `inline; filename="photo-${number}.webp"` },
  })
})
