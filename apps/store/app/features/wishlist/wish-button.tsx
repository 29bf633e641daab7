import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { useWished } from '../../state/wished.ts'
import { toast } from '../../ui/popups/toast.ts'
import { wishFormId } from './wish-form.tsx'

type WishButtonProps = {
  readonly product: Pick<CardProduct, 'id' | 'source' | 'shop' | 'variantId' | 'title'>
  readonly className: string
  readonly children?: ReactNode
}

/** It works without scripts; what it does with them is loaded when it is pressed. */
export const WishButton = ({ product, className, children }: WishButtonProps) => {
  const text = useText('shell')
  const { market, language } = usePageContext()
  const wished = useWished()
  const identity = identityOf(product)
  if (!identity) return null
  const id = formatProductIdentity(identity)
  const isWished = wished.has(id)
  const name = product.title
  const press = async () => {
    const { changeWishlist } = await import('./change-wishlist.ts')
    await changeWishlist({ kind: isWished ? 'remove' : 'add', id, name }, { market, language })
  }
  return (
    <button
      type="submit"
      form={wishFormId}
      name="add"
      value={id}
      aria-pressed={isWished}
      aria-label={`${text('wishlist.title')}: ${name}`}
      title={text('wishlist.title')}
      className={joinClasses(className, 'print:hidden')}
      onClick={(event) => {
        event.preventDefault()
        press().catch(() => toast.error(text('ui.failed')))
      }}
    >
      {children}
    </button>
  )
}
