import { type SQL, sql } from '@dvaput/database/query'
import type { PreferenceId } from './preferences.ts'

/** Specifications stand in the product's own row: of a few thousand hits it is read quickly, and the index stays narrow. */
const ofProduct = (expression: SQL): SQL => sql`(
  SELECT ${expression} FROM backend.catalogue_products AS product
  WHERE product.shop = entry.shop AND product.id = entry.id)`

/** A shop may write anything there. */
const weightGrams = ofProduct(sql`CASE WHEN jsonb_typeof(product.specifications -> 'weightGrams') = 'number'
  THEN (product.specifications ->> 'weightGrams')::numeric END`)
/** The lower a processor's base clock, the less it must be cooled. */
const baseClock = ofProduct(sql`substring(product.specifications ->> 'clock' FROM '^[0-9]+(?:[.][0-9]+)?')::numeric`)
const hasOwnGraphics = ofProduct(
  sql`coalesce(product.specifications ->> 'graphics', '') ~* 'nvidia|geforce|quadro|radeon (rx|pro)'`,
)

const megapixels = ofProduct(sql`substring(product.specifications ->> 'camera' FROM '^[0-9]+')::numeric`)

/** The best first. */
export const preferenceOrders = {
  battery: sql`entry.battery DESC NULLS LAST`,
  camera: sql`${megapixels} DESC NULLS LAST`,
  light: sql`${weightGrams} ASC NULLS LAST`,
  'large-screen': sql`entry.screen::numeric DESC NULLS LAST`,
  silent: sql`${hasOwnGraphics}, ${baseClock} ASC NULLS LAST`,
  students: sql`entry.price_minor * coalesce(${weightGrams}, 5000)`,
  games: sql`entry.head @@ 'gaming'::tsquery DESC, ${hasOwnGraphics} DESC`,
  cheap: sql`entry.price_minor`,
} as const satisfies Record<PreferenceId, SQL>
