import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { use } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { isServerReachable } from '../../lib/failures/is-server-reachable.ts'
import { LostConnection } from '../../lib/failures/lost-connection.ts'
import { isFailure } from '../../lib/loading/page-loader.ts'
import { PageTitle } from '../../lib/meta/page-title.tsx'
import { RequestId } from '../../lib/request-id.ts'

type ErrorPageProps = {
  readonly error: unknown
  /** Title of the page, shown when only the connection failed. */
  readonly name?: 'nav.home' | 'compare.title'
}

export const ErrorPage = ({ error, name }: ErrorPageProps) => {
  const text = useText('shell')
  const { revalidate, state } = useRevalidator()
  const rendered = use(RequestId)
  const isResponse = isRouteErrorResponse(error)
  const lost = error instanceof LostConnection ? error : undefined
  const title = text(lost ? (name ?? 'ui.failedTitle') : 'error.title')
  const retry = async () => {
    if (isResponse || lost) return revalidate()
    // A failure in the browser needs a reload: browsers do not request a failed module again.
    if (await isServerReachable()) location.reload()
  }
  const requestId = isResponse && isFailure(error.data) ? error.data.requestId : rendered
  return (
    <div className="grid max-w-prose gap-6 py-16 sm:py-24">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-3xl">{title}</h1>
      <p role="alert" className="text-lg text-ink-soft">
        {lost?.message || text(lost ? 'ui.failed' : 'error.text')}
      </p>
      {/* Only the server knows the request id of a page that failed to render. */}
      <p className="text-sm text-ink-soft empty:hidden" suppressHydrationWarning>
        {requestId && text('error.request', { id: requestId })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void retry()} loading={state === 'loading'}>
          {text('error.retry')}
        </Button>
        <ButtonLink to="/" variant="secondary">
          {text('error.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
