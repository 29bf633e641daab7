import { Button } from '@dvaput/ui/button.tsx'
import { copyText } from '@dvaput/ui/copy-text.ts'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { useId, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'

/** Shown once: it is stored as a hash alone. */
export const LinkToCopy = ({ link }: { readonly link: string }) => {
  const text = useText('administrators')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState<boolean>()
  return (
    <div className="mt-2 grid gap-2">
      <label htmlFor={id}>{text('administrators.link')}</label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlClasses} min-w-0 flex-1 text-sm`}
        />
        {isHydrated && (
          <Button
            variant="secondary"
            onClick={() => {
              void copyText(link, field.current).then(setCopied)
            }}
          >
            {text('administrators.copy')}
          </Button>
        )}
      </div>
      <span role="status" className="text-sm">
        {copied !== undefined && text(copied ? 'administrators.copied' : 'administrators.copyByHand')}
      </span>
    </div>
  )
}
