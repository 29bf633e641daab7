import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { copyText } from '@dvaput/ui/copy-text.ts'
import { useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { notify } from '../../../ui/popups/toast.ts'

type OfferCodeProps = { readonly code: string; readonly productId: string; readonly title: string }

/** Of an approved offer. // MYOF-09, MYOF-10 */
export const OfferCode = ({ code, productId, title }: OfferCodeProps) => {
  const text = useText('my-offers')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    const isCopied = await copyText(code, field.current)
    notify({
      type: isCopied ? 'success' : 'warning',
      message: text(isCopied ? 'code.copied' : 'code.notCopied'),
      id: 'code',
    })
  }
  return (
    <div className="grid gap-2 rounded-lg border border-dashed border-accent p-3">
      <div className="flex flex-wrap items-center gap-2">
        <label className="grid min-w-0 basis-full text-xs text-ink-soft">
          {text('code.label')}
          <input
            ref={field}
            readOnly
            value={code}
            className="w-full min-w-0 bg-transparent py-1 font-text text-lg font-bold tracking-wide tabular-nums text-ink"
          />
        </label>
        <Button
          variant="secondary"
          size="tight"
          icon="copy"
          className="grow noscript:hidden"
          onClick={() => void copy()}
        >
          {text('code.copy')}
        </Button>
        <ButtonLink
          // The server knows the page of this id. // MYOF-10
          reloadDocument
          to={`/product/${encodeURIComponent(productId)}`}
          variant="secondary"
          size="tight"
          className="grow"
          aria-label={`${text('code.use')}: ${title}`}
        >
          {text('code.use')}
        </ButtonLink>
      </div>
      <p className="text-xs text-ink-soft">{text('code.hint')}</p>
    </div>
  )
}
