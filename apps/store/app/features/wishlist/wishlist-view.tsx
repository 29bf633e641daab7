import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { toast } from '../../ui/popups/toast.ts'
import { RateNote } from '../../ui/products/rate-note.tsx'
import { ClearButton, ClearPanel } from './clear-button.tsx'
import type { WishlistChange } from './wishlist-changes.ts'
import { WishlistItem } from './wishlist-item.tsx'
import type { WishlistItemView } from './wishlist-item-view.ts'

type WishlistViewProps = {
  readonly items: readonly WishlistItemView[]
  /** Without scripts the question stands on the page. */
  readonly asksToClear: boolean
  /** What a form without scripts has done, or that it failed. */
  readonly notice: { readonly failed: boolean; readonly message: string } | null
}

const Empty = () => {
  const text = useText('wishlist')
  return (
    <EmptyList
      icon="heart"
      title={text('wishlist.empty')}
      text={text('wishlist.emptyText')}
      browse={text('wishlist.browse')}
      more={{ to: '/international-products', label: text('wishlist.browseInternational') }}
    />
  )
}

/** Hides what is being removed; it comes back where that fails. */
const useChanges = (onLeave: () => void) => {
  const text = useText('shell')
  const locale = usePageContext()
  const { revalidate } = useRevalidator()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const change = async (what: WishlistChange, ids: readonly string[]) => {
    onLeave()
    setHidden((before) => new Set([...before, ...ids]))
    try {
      const { changeWishlist } = await import('./change-wishlist.ts')
      if (await changeWishlist(what, locale)) await revalidate()
    } catch {
      toast.error(text('ui.failed'))
    }
    setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))))
  }
  return { hidden, change }
}

/** Another device may have changed the list since the browser stored it. */
const useRefreshedHearts = () => {
  const { market } = usePageContext()
  useEffect(() => {
    void import('./wishlist-changes.ts')
      .then(({ refreshWishlist }) => refreshWishlist(market.id))
      .catch(() => undefined)
  }, [market.id])
}

export const WishlistView = ({ items, asksToClear, notice }: WishlistViewProps) => {
  const text = useText('wishlist')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is removed, so the focus must move.
  const { hidden, change } = useChanges(() => heading.current?.focus({ preventScroll: true }))
  useRefreshedHearts()
  const shown = items.filter(({ id }) => !hidden.has(id))
  const ids = shown.map(({ id }) => id)
  return (
    <div className="flex flex-col gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {text('wishlist.title')}
          </h1>
          {shown.length > 0 && <p className="mt-1 text-ink-soft">{text('wishlist.count', { count: shown.length })}</p>}
        </div>
        {shown.length > 0 && <ClearButton onConfirm={() => void change({ kind: 'clear' }, ids)} />}
      </div>
      {notice && (
        <p role={notice.failed ? 'alert' : 'status'} className="rounded-md bg-sunken px-4 py-3 text-sm">
          {notice.message}
        </p>
      )}
      {asksToClear && shown.length > 0 && <ClearPanel />}
      {shown.some(({ state, isInternational }) => state === 'unknown' && !isInternational) && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">{text('wishlist.unchecked')}</p>
      )}
      {shown.length === 0 ? (
        <Empty />
      ) : (
        <ul aria-label={text('wishlist.items')} className="grid gap-3 lg:grid-cols-2 lg:gap-4">
          {shown.map((item) => (
            <WishlistItem
              key={item.id}
              item={item}
              onRemove={() => void change({ kind: 'remove', id: item.id, name: item.name }, [item.id])}
            />
          ))}
        </ul>
      )}
      {shown.some(({ price }) => price.currency === 'CLP') && <RateNote />}
    </div>
  )
}
