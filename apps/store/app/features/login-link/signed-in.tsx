import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'

const readingMs = 1000

/** Leads on by a full load, so that nothing cached of somebody else stays. */
export const SignedIn = ({ returnTo }: { readonly returnTo: string }) => {
  const text = useText('login-link')
  useEffect(() => {
    const leading = setTimeout(() => window.location.replace(returnTo), readingMs)
    return () => clearTimeout(leading)
  }, [returnTo])
  return (
    <>
      <p role="status" className="text-lg text-ink-soft">
        {text('done.text')}
      </p>
      <ButtonLink to={returnTo} reloadDocument>
        {text('done.go')}
      </ButtonLink>
    </>
  )
}
