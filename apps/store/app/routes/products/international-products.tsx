import { data, type HeadersArgs } from 'react-router'
import { grantedContext } from '../../context.ts'
import { ProductGrid } from '../../features/catalogue/product-grid.tsx'
import { GatePanel } from '../../features/gate/gate-panel.tsx'
import { tryCode } from '../../features/gate/try-code.server.ts'
import { ImportedListingView } from '../../features/international/imported-listing-view.tsx'
import { loadListing } from '../../features/international/load-listing.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { isOutdated } from '../../lib/failures/lost-connection.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/international-products'
import { ImportedCardControls } from './imported-card-controls.tsx'

export const meta = pageMeta

export const handle = { messages: ['gate', 'international', 'products'], viewOf: ({ pathname }: URL) => pathname }

/** The cache tags of the listing, and when the next guess at the gate is allowed. */
export const headers = ({ loaderHeaders, actionHeaders }: HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders])

export const loader = pageLoader(async ({ market, language, demo }, { context, request, services, person }) => {
  if (context.get(grantedContext)) {
    return loadListing(services().international, { market, language }, new URL(request.url))
  }
  const text = await loadText(language, 'gate')
  const head = {
    title: text('gate.title'),
    description: text('gate.description'),
    path: '/international-products',
    hidden: true,
  }
  const email = (await person().customer())?.email ?? null
  return data({ kind: 'gate' as const, head, email, isDemo: demo }, { status: 403 })
})

export const action = pageLoader(tryCode)

/** Above the fold on most screens. */
const firstRow = 3

export default function InternationalProducts({ loaderData: page, actionData }: Route.ComponentProps) {
  if (page.kind === 'gate') return <GatePanel email={page.email} isDemo={page.isDemo} result={actionData} />
  return (
    <ImportedListingView
      page={page}
      isOutdated={isOutdated(page)}
      renderProducts={(products) => (
        <ProductGrid
          products={products}
          CardCorner={ImportedCardControls}
          firstCount={firstRow}
          narrow
          headingLevel={2}
        />
      )}
    />
  )
}
