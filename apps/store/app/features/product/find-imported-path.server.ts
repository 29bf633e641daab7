import type { International } from '@dvaput/backend/international/international'
import { productPath } from '@dvaput/domain/products/product-path'

/** The page of an imported product whose id stands where a local one has its handle. // MYOF-10 */
export const findImportedPath = async (
  international: Pick<International, 'findByIds'>,
  id: string,
): Promise<string | undefined> => {
  const product = (await international.findByIds([id])).get(id)
  return product && productPath('international', product.handle)
}
