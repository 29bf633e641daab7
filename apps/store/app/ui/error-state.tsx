import { Button } from '@dvaput/ui/button.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'

type ErrorStateProps = {
  readonly title: string
  readonly children?: ReactNode
  readonly retrying?: boolean
  readonly onRetry?: () => void
}

export const ErrorState = ({ title, children, retrying = false, onRetry }: ErrorStateProps) => {
  const text = useText('shell')
  return (
    <div role="alert">
      <StatePanel
        icon="alert"
        tone="danger"
        title={title}
        action={
          onRetry && (
            <Button variant="secondary" icon="refresh" loading={retrying} onClick={onRetry}>
              {text('ui.retry')}
            </Button>
          )
        }
      >
        {children}
      </StatePanel>
    </div>
  )
}
