import { use } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { isFailure } from '../../lib/page-loader.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { RequestId } from '../../lib/request-id.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

export const ErrorPage = ({ error }: { readonly error: unknown }) => {
  const text = useText('shell')
  const { revalidate, state } = useRevalidator()
  const rendered = use(RequestId)
  const requestId = isRouteErrorResponse(error) && isFailure(error.data) ? error.data.requestId : rendered
  return (
    <div className="grid max-w-prose gap-6 py-16 sm:py-24">
      <PageTitle>{text('error.title')}</PageTitle>
      <h1 className="text-3xl">{text('error.title')}</h1>
      <p className="text-lg text-ink-soft">{text('error.text')}</p>
      {/* A page whose rendering failed has its number from the server alone. */}
      <p className="text-sm text-ink-soft empty:hidden" suppressHydrationWarning>
        {requestId && text('error.request', { id: requestId })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void revalidate()} loading={state === 'loading'}>
          {text('error.retry')}
        </Button>
        <ButtonLink to="/" variant="secondary">
          {text('error.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
