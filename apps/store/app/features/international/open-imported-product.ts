import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import { languageOf, loadDetails } from '../../lib/loading/load-details.ts'
import { skipPrefetch } from '../../lib/loading/prefetch-details.ts'
import { type FoundImportedPage, type ImportedProductPage, toFailedImportedPage } from './imported-product-page.ts'

/** Kept per handle while the document lives. // IPDP-13 */
const kept = createBoundedCache<FoundImportedPage>({ maxSize: 60 })

const keyOf = (handle: string, language: string) => `${language} ${handle}`

export const keepImported = (page: FoundImportedPage, language: string): void => {
  kept.set(keyOf(page.product.card.handle, language), page)
  skipPrefetch(page.head.path)
}

type LoaderArgs = { readonly params: { readonly handle: string }; readonly request: Request }

/** Client-side navigation: a product that was opened in this session is not loaded again. */
export const openImportedProduct = async (
  { params: { handle }, request }: LoaderArgs,
  loadFromServer: () => Promise<ImportedProductPage>,
): Promise<ImportedProductPage> => {
  const language = languageOf(request.url)
  const known = kept.get(keyOf(handle, language))
  if (known) return known
  const page = await loadDetails(loadFromServer, {
    language,
    toFailed: (failure) => toFailedImportedPage(failure, { handle, language }),
  })
  if (page.kind === 'found') keepImported(page, language)
  return page
}
