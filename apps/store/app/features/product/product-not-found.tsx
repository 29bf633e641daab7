import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { MissingPage } from '../../ui/missing-page.tsx'

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

// Says that there is no such product, with ways on. // PDP-20, PDP-21, PDP-22
const Missing = () => {
  const text = useText('not-found')
  const categories = useText('shell')
  const links = (
    <>
      <ButtonLink to="/products" prefetch="intent">
        {categories('listing.all')}
      </ButtonLink>
      <ButtonLink to="/international-products" variant="secondary">
        {text('missing.international')}
      </ButtonLink>
    </>
  )
  return (
    <MissingPage title={text('missing.title')} text={text('missing.text')} links={links}>
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
    </MissingPage>
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
