import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { Failure } from '../../lib/forms/unsaved-form.ts'
import { UnsavedFields } from './unsaved-fields.tsx'

const failureOf = (error: unknown): Partial<Failure> => {
  const data: Partial<Failure> | string | undefined = isRouteErrorResponse(error) ? error.data : undefined
  return typeof data === 'object' && data !== null ? data : {}
}

/** In place of a screen that is refused, is not there, or failed, with what was typed on it. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => {
  const { unsaved } = failureOf(error)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const panel = <ErrorPanel status={status} requestId={failureOf(error).requestId} hasUnsaved={Boolean(unsaved)} />
  if (!unsaved) return panel
  return (
    <div className="mx-auto grid max-w-dialog gap-6 py-6">
      {panel}
      <UnsavedFields unsaved={unsaved} mayResend={status === 401 || status >= 500} />
    </div>
  )
}

/** In another tab: this one has what was typed. */
const LoginLink = () => {
  const text = useText('layout')
  return (
    <ButtonLink to="/login" target="_blank" rel="noopener" reloadDocument>
      {text('error.login')}
    </ButtonLink>
  )
}

type PanelProps = { readonly status: number; readonly requestId: string | undefined; readonly hasUnsaved: boolean }

const ErrorPanel = ({ status, requestId, hasUnsaved }: PanelProps) => {
  const text = useText('layout')
  const back: ReactNode = (
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
  if (status === 401)
    return (
      <div role="alert">
        <StatePanel icon="shield" title={text('error.endedTitle')} action={<LoginLink />}>
          {text('error.ended')}
        </StatePanel>
      </div>
    )
  if (status === 404)
    return (
      <StatePanel icon="search" title={text(hasUnsaved ? 'error.goneTitle' : 'error.notFoundTitle')} action={back}>
        {text(hasUnsaved ? 'error.gone' : 'error.notFound')}
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
