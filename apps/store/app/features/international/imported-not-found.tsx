import { useText } from '../../i18n/use-text.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** spec §2 International product detail */
export const ImportedNotFound = () => {
  const text = useText('international-product')
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12 sm:py-20">
      <p className="font-display text-4xl font-bold text-accent" aria-hidden="true">
        404
      </p>
      <h1 className="text-3xl">{text('missing.title')}</h1>
      <p className="text-lg text-ink-soft">{text('missing.text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/products" prefetch="intent">
          {text('missing.products')}
        </ButtonLink>
        <ButtonLink to="/international" variant="secondary">
          {text('missing.international')}
        </ButtonLink>
      </div>
    </div>
  )
}
