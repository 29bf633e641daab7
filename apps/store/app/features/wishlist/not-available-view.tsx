import { formatDate } from '@dvaput/domain/text/format-date'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { toast } from '../../ui/popups/toast.ts'
import { Price } from '../../ui/products/price.tsx'
import type { WishlistItemView } from './wishlist-item-view.ts'

type NotAvailableViewProps = {
  /** With the price at which it was added. */
  readonly item: WishlistItemView
  readonly similar: string
}

const RemoveForm = ({ item: { id, name } }: Pick<NotAvailableViewProps, 'item'>) => {
  const text = useText('wishlist')
  const { market, language } = usePageContext()
  const navigate = useNavigate()
  const remove = async () => {
    const { changeWishlist } = await import('./change-wishlist.ts')
    if (await changeWishlist({ kind: 'remove', id, name }, { market, language })) await navigate('/wishlist')
  }
  return (
    <form
      method="post"
      action="/wishlist"
      onSubmit={(event) => {
        event.preventDefault()
        remove().catch(() => toast.error(text('ui.failed')))
      }}
    >
      <Button type="submit" name="remove" value={id} variant="secondary" icon="trash">
        {text('notAvailable.remove')}
      </Button>
    </form>
  )
}

/** To where the visitor came from; without scripts, or opened by its URL, to the list. */
const BackLink = () => {
  const text = useText('wishlist')
  const navigate = useNavigate()
  return (
    <ButtonLink
      to="/wishlist"
      variant="secondary"
      icon="left"
      onClick={(event) => {
        const isModified = event.metaKey || event.ctrlKey || event.shiftKey
        if (isModified || window.history.state?.idx === 0) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {text('notAvailable.back')}
    </ButtonLink>
  )
}

export const NotAvailableView = ({ item, similar }: NotAvailableViewProps) => {
  const text = useText('wishlist')
  const { market, language } = usePageContext()
  const { name, vendor, image, price, addedAt } = item
  const date = formatDate({ at: addedAt, timeZone: market.timeZone }, language)
  return (
    <div className="flex max-w-prose flex-col gap-8 py-8">
      <h1 className="text-3xl">{text('notAvailable.title')}</h1>
      <div className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[12rem_1fr] sm:p-5">
        <span className="flex aspect-square w-full max-w-48 items-center justify-center overflow-hidden rounded-md bg-plate">
          {image ? (
            <Picture url={image} alt="" sizes="12rem" widest={400} className="size-full" />
          ) : (
            <Icon name="image" className="size-10 text-line-strong" />
          )}
        </span>
        <div className="flex flex-col gap-2">
          {vendor && <p className="text-sm text-ink-soft">{vendor}</p>}
          <h2 className="text-2xl">{name}</h2>
          <p className="text-sm text-ink-soft">{text('wishlist.addedOn', { date })}</p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-sm text-ink-soft">{text('notAvailable.price')}:</span>
            <Price money={price} />
          </p>
        </div>
      </div>
      <div className="grid gap-2">
        <h2 className="text-xl">{text('notAvailable.reasons')}</h2>
        <ul className="list-disc pl-5">
          <li>{text('notAvailable.outOfStock')}</li>
          <li>{text('notAvailable.discontinued')}</li>
          <li>{text('notAvailable.catalogue')}</li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={similar} prefetch="intent" icon="search">
          {text('notAvailable.similar')}
        </ButtonLink>
        <RemoveForm item={item} />
        <BackLink />
      </div>
    </div>
  )
}
