import type { Cart } from '@dvaput/domain/cart/cart'
import { isSoldOut, lineKey } from '@dvaput/domain/cart/cart-line'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'

type UnavailableNoticeProps = {
  readonly cart: Cart
  /** Without scripts a form does it. */
  readonly onRemove?: () => void
}

/** Why the checkout is refused, and the press that ends it. */
export const UnavailableNotice = ({ cart, onRemove }: UnavailableNoticeProps) => {
  const text = useText('cart')
  const lines = cart.filter(isSoldOut)
  const count = lines.length
  if (count === 0) return null
  return (
    <form
      method="post"
      action="/cart"
      className="grid justify-items-start gap-3 rounded-md bg-sunken p-4 text-sm"
      onSubmit={(event) => {
        if (!onRemove) return
        event.preventDefault()
        onRemove()
      }}
    >
      <p className="flex gap-1.5 font-medium">
        <Icon name="alert" className="size-4 shrink-0 translate-y-0.5 text-warning" />
        {text('summary.unavailable', { count })}
      </p>
      <ul className="grid list-disc gap-1 pl-6">
        {lines.map((line) => (
          <li key={lineKey(line)} className="wrap-anywhere">
            {line.name}
          </li>
        ))}
      </ul>
      <input type="hidden" name="intent" value="remove-unavailable" />
      <Button type="submit" variant="secondary" size="tight" icon="trash">
        {text('summary.removeUnavailable', { count })}
      </Button>
    </form>
  )
}
