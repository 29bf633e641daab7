import type { QrCode } from '@dvaput/ui/qr-code.server.ts'
import { useText } from '../../i18n/use-text.ts'
import { CodeForm } from './code-form.tsx'

type Props = {
  readonly secret: string
  readonly qr: QrCode
  readonly returnTo: string
  readonly problem?: string | undefined
}

/** The secret as a square code and as text, and a first code in return. */
export const SetUpCode = ({ secret, qr, returnTo, problem }: Props) => {
  const text = useText('login')
  return (
    <>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={text('setUp.qr')}
        className="mx-auto size-48 rounded-md bg-[white]"
      >
        <path d={qr.path} fill="black" />
      </svg>
      <p className="text-sm text-ink-soft">
        {text('setUp.secret')} <code className="font-semibold wrap-anywhere text-ink">{secret}</code>
      </p>
      <CodeForm submit={text('setUp.submit')} returnTo={returnTo} problem={problem} />
    </>
  )
}
