import { useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** A thin bar, shown only when a navigation is slow. */
export const NavigationProgress = () => {
  const { state } = useNavigation()
  const text = useText('shell')
  if (state === 'idle') return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 h-1 overflow-hidden">
      <div className="h-full origin-left animate-progress bg-accent" />
      <span className="sr-only">{text('shell.loading')}</span>
    </div>
  )
}
