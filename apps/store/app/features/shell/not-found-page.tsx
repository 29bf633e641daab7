import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { PageTitle } from '../../lib/meta/page-title.tsx'

const waysOn = [
  ['/', 'nav.home'],
  ['/products', 'listing.all'],
  ['/faq', 'nav.faq'],
  ['/envios', 'nav.shipping'],
  ['/contact', 'nav.contact'],
] as const

export const NotFoundPage = ({ search }: { readonly search: ReactNode }) => {
  const text = useText('shell')
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6 py-16 sm:py-24">
      <PageTitle>{text('notFound.title')}</PageTitle>
      <p className="font-display text-4xl text-accent" aria-hidden="true">
        404
      </p>
      <h1 className="text-3xl">{text('notFound.title')}</h1>
      <p className="text-lg text-ink-soft">{text('notFound.text')}</p>
      <p>{text('notFound.search')}</p>
      <div className="max-w-96">{search}</div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {waysOn.map(([path, label]) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-11 items-center font-medium text-accent underline">
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
