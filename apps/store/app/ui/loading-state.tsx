import { Spinner } from '@dvaput/ui/spinner.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'

/** Skeletons if it has children, else a spinner. */
export const LoadingState = ({ children }: { readonly children?: ReactNode }) => {
  const text = useText('shell')
  if (!children) {
    return (
      <div className="flex justify-center py-16 text-accent">
        <Spinner />
      </div>
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{text('ui.loading')}</span>
      {children}
    </div>
  )
}
