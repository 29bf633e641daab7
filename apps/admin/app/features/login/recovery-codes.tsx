import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'

type Props = { readonly codes: readonly string[]; readonly returnTo: string }

/** Shown once, right after they were made. */
export const RecoveryCodes = ({ codes, returnTo }: Props) => {
  const text = useText('login')
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 text-center">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink to={returnTo}>{text('setUp.done')}</ButtonLink>
    </>
  )
}
