import { joinClasses } from './join-classes.ts'
import { useKitText } from './kit-texts.ts'

export const Spinner = ({ className }: { readonly className?: string }) => {
  const text = useKitText('kit')
  return (
    <span role="status" className={joinClasses('inline-flex', className)}>
      <svg
        className="size-5 animate-spin"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{text('ui.loading')}</span>
    </span>
  )
}
