import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type ProductNotFoundProps = {
  /** Title of a product that is no longer sold; undefined if it never existed. */
  readonly title?: string
  /** Similar products. */
  readonly children?: ReactNode
}

const help = [
  { key: 'missing.useSearch', to: '/search' },
  { key: 'missing.contact', to: '/contact' },
] as const

// spec §2 Local product detail
const Missing = () => {
  const text = useText('not-found')
  const categories = useText('shell')
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12 sm:py-20">
      <p className="font-display text-4xl font-bold text-accent" aria-hidden="true">
        404
      </p>
      <h1 className="text-3xl">{text('missing.title')}</h1>
      <p className="text-lg text-ink-soft">{text('missing.text')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{text('missing.checkUrl')}</li>
        {help.map(({ key, to }) => (
          <li key={key}>
            <TextLink to={to} className="inline-flex min-h-6 items-center">
              {text(key)}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/products" prefetch="intent">
          {categories('listing.all')}
        </ButtonLink>
        <ButtonLink to="/international-products" variant="secondary">
          {text('missing.international')}
        </ButtonLink>
      </div>
    </div>
  )
}

export const ProductNotFound = ({ title, children }: ProductNotFoundProps) => {
  const text = useText('not-found')
  const categories = useText('shell')
  if (title === undefined) return <Missing />
  return (
    <div className="flex flex-col gap-10 py-8">
      <h1 className="sr-only">{text('gone.title', { title })}</h1>
      <StatePanel
        icon="box"
        title={text('gone.title', { title })}
        action={
          <ButtonLink to="/products" prefetch="intent" variant="secondary">
            {categories('listing.all')}
          </ButtonLink>
        }
      >
        {text('gone.text')}
      </StatePanel>
      {children}
    </div>
  )
}
