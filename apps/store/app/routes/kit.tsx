import { ButtonSection } from '../features/kit/button-section.tsx'
import { FieldSection } from '../features/kit/field-section.tsx'
import { FoundationSection } from '../features/kit/foundation-section.tsx'
import { IdentitySection } from '../features/kit/identity-section.tsx'
import { LabelSection } from '../features/kit/label-section.tsx'
import { NavigationSection } from '../features/kit/navigation-section.tsx'
import { OverlaySection } from '../features/kit/overlay-section.tsx'
import { ProductSection } from '../features/kit/product-section.tsx'
import { StateSection } from '../features/kit/state-section.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { pageLoader } from '../lib/loading/page-loader.ts'
import { pageMeta } from '../lib/meta/page-meta.ts'
import { clampQuantity } from '../ui/forms/clamp-quantity.ts'
import type { Route } from './+types/kit'

export const meta = pageMeta

export const handle = { messages: ['kit'] }

export const loader = pageLoader(async ({ demo, language }, { request }) => {
  if (!demo) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'kit')
  const requested = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '', 10)
  return {
    head: { title: text('kit.title'), description: text('kit.description'), path: '/kit', hidden: true },
    page: clampQuantity(requested, { min: 1, max: 12 }, 6),
  }
})

export default function Kit({ loaderData }: Route.ComponentProps) {
  const text = useText('kit')
  const contents = {
    identity: text('section.identity'),
    foundation: text('section.foundation'),
    buttons: text('section.buttons'),
    fields: text('section.fields'),
    labels: text('section.labels'),
    products: text('section.products'),
    navigation: text('section.navigation'),
    overlays: text('section.overlays'),
    states: text('section.states'),
  }
  return (
    <>
      <div className="py-12">
        <h1 className="text-4xl">{text('kit.title')}</h1>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">{text('kit.lead')}</p>
        <nav aria-label={text('kit.contents')} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {Object.entries(contents).map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium transition-colors hover:border-accent-line hover:bg-accent-soft"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <IdentitySection />
      <FoundationSection />
      <ButtonSection />
      <FieldSection />
      <LabelSection />
      <ProductSection />
      <NavigationSection page={loaderData.page} />
      <OverlaySection />
      <StateSection />
    </>
  )
}
