import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Unavailable } from '../../state/use-hold.ts'

type HoldNoteProps = { readonly hold: Unavailable; readonly className?: string }

/** Until when the last of a product is reserved, and for the reader the way to their own payment. */
export const HoldNote = ({ hold: { message, payUrl }, className }: HoldNoteProps) => {
  const text = useText('products')
  return (
    <p className={joinClasses('flex gap-1.5 font-medium text-warning', className)}>
      <Icon name="clock" className="size-4 shrink-0 translate-y-0.5" />
      <span>
        {message}
        {payUrl !== undefined && (
          <>
            {' '}
            <a href={payUrl} className="relative underline">
              {text('stock.pay')}
            </a>
          </>
        )}
      </span>
    </p>
  )
}
