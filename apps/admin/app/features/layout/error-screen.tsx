import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '../../../../store/app/ui/button-link.tsx'
import { StatePanel } from '../../../../store/app/ui/state-panel.tsx'
import { useText } from '../../i18n/use-text.ts'

const requestIdOf = (error: unknown): string | undefined => {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'requestId' in data ? String(data.requestId) : undefined
}

/** In place of a screen that is refused, is not there, or failed. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => {
  const text = useText('layout')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const requestId = requestIdOf(error)
  const back = (
    <ButtonLink to="/" variant="secondary">
      {text('error.back')}
    </ButtonLink>
  )
  if (status === 403)
    return (
      <StatePanel icon="shield" tone="danger" title={text('error.forbiddenTitle')} action={back}>
        {text('error.forbidden')}
      </StatePanel>
    )
  if (status === 404)
    return (
      <StatePanel icon="search" title={text('error.notFoundTitle')} action={back}>
        {text('error.notFound')}
      </StatePanel>
    )
  if (status === 503)
    return (
      <div role="alert">
        <StatePanel icon="alert" tone="danger" title={text('error.unavailableTitle')} action={back}>
          {text('error.unavailable')}
        </StatePanel>
      </div>
    )
  return (
    <div role="alert">
      <StatePanel icon="alert" tone="danger" title={text('error.title')} action={back}>
        {requestId ? text('error.text', { id: requestId }) : text('error.plain')}
      </StatePanel>
    </div>
  )
}
