import { formatDate } from '@dvaput/domain/text/format-date'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import { useHold } from '../../state/use-hold.ts'
import { HoldNote } from '../../ui/products/hold-note.tsx'
import { Price } from '../../ui/products/price.tsx'
import { ProductWarnings } from '../../ui/products/product-warnings.tsx'
import type { WishlistItemView } from './wishlist-item-view.ts'

type WishlistItemProps = { readonly item: WishlistItemView; readonly onRemove: () => void }

const AddToCart = ({ product, name }: { readonly product: WishlistItemView['product']; readonly name: string }) => {
  const text = useText('products')
  const { state, add } = useAddToCart()
  if (!product) return null
  const adding = state === 'adding'
  return (
    <Button
      variant="secondary"
      size="tight"
      icon="cart"
      className="noscript:hidden"
      loading={adding}
      aria-label={`${adding ? text('cart.adding') : text('cart.add')}: ${name}`}
      onClick={() => add(product)}
    >
      {text('cart.add')}
    </Button>
  )
}

const State = ({ item }: { readonly item: WishlistItemView }) => {
  const text = useText('wishlist')
  const productText = useText('products')
  const hold = useHold(item.state === 'sold-out' && item)
  if (hold) return <HoldNote hold={hold} className="text-sm" />
  if (item.state === 'sold-out') return <p className="text-sm text-ink-soft">{productText('stock.out')}</p>
  if (item.state !== 'gone') return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="font-medium text-warning">{text('wishlist.gone')}</span>
      <TextLink to={item.path}>{text('wishlist.goneWhy')}</TextLink>
    </p>
  )
}

export const WishlistItem = ({ item, onRemove }: WishlistItemProps) => {
  const text = useText('wishlist')
  const { market, language } = usePageContext()
  const formatAmount = useFormatAmount()
  const { id, name, vendor, image, path, isInternational, price, drop, addedAt, product } = item
  const date = formatDate({ at: addedAt, timeZone: market.timeZone }, language)
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 rounded-lg border border-line bg-surface p-3 sm:grid-cols-[8rem_1fr] sm:p-4">
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        className="flex aspect-square items-center justify-center self-start overflow-hidden rounded-md bg-plate"
      >
        {image ? (
          <Picture url={image} alt="" sizes="8rem" widest={400} className="size-full" />
        ) : (
          <Icon name="image" className="size-8 text-line-strong" />
        )}
      </Link>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            {vendor && <p className="text-xs text-ink-soft">{vendor}</p>}
            <h2 className="font-text text-base leading-tight font-semibold tracking-normal text-pretty">
              <Link to={path} prefetch="intent" className="rounded-sm hover:text-accent hover:underline">
                {name}
              </Link>
            </h2>
          </div>
          <form
            method="post"
            action="/wishlist"
            onSubmit={(event) => {
              event.preventDefault()
              onRemove()
            }}
          >
            <IconButton
              type="submit"
              name="remove"
              value={id}
              icon="trash"
              label={text('wishlist.remove', { name })}
              className="-mt-2 -mr-2 text-ink-soft"
            />
          </form>
        </div>
        <ProductWarnings warnings={item.warnings} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price money={price} />
          {drop && <Badge tone="sale">{text('wishlist.dropped', { amount: formatAmount(drop) })}</Badge>}
          {isInternational && <Badge tone="info">{text('wishlist.international')}</Badge>}
        </div>
        <State item={item} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-xs text-ink-soft">{text('wishlist.addedOn', { date })}</p>
          <AddToCart product={product} name={name} />
        </div>
      </div>
    </li>
  )
}
