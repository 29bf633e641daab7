import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import { maxQuantity } from '@dvaput/domain/catalogue/stock'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { PlainBuyForm } from '../../ui/products/plain-buy-form.tsx'
import { variantNumber } from './variant-options.ts'

type VariantLinksProps = { readonly variants: readonly DetailVariant[]; readonly current: DetailVariant | undefined }

type WithoutScriptProps = VariantLinksProps & { readonly product: CardProduct }

const link = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'

const VariantLinks = ({ variants, current }: VariantLinksProps) => {
  const text = useText('product-page')
  return (
    <nav aria-label={text('product.variants')}>
      <p className="text-sm font-semibold">{text('product.variants')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {variants.map(({ id, title, inStock }) => (
          <li key={id}>
            <a
              href={`?variant=${variantNumber(id)}`}
              aria-current={id === current?.id ? 'true' : undefined}
              className={link}
            >
              {inStock ? title : `${title} (${text('product.variantSoldOut')})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const AddForm = ({ product }: { readonly product: CardProduct }) => {
  const text = useText('product-page')
  const productText = useText('products')
  const identity = identityOf(product)
  if (!identity || !product.inStock) return null
  return (
    <PlainBuyForm
      id={formatProductIdentity(identity)}
      max={maxQuantity(product)}
      quantityLabel={text('product.quantity')}
      addLabel={productText('cart.add')}
    />
  )
}

/** Variants as links and how to order, without scripts. Rendered on the server only. */
export const WithoutScript = ({ product, variants, current }: WithoutScriptProps) => {
  const text = useText('product-on-server')
  const { contact } = usePageContext().market
  return (
    <div className="flex flex-col gap-3">
      {variants.length > 1 && <VariantLinks variants={variants} current={current} />}
      <AddForm product={product} />
      <p className="rounded-md border border-line bg-sunken p-4 text-sm">
        {text('script.off')}{' '}
        <a href={`mailto:${contact.email}`} className={link}>
          {contact.email}
        </a>
        {contact.phones.map((phone) => (
          <span key={phone}>
            {', '}
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
              {phone}
            </a>
          </span>
        ))}
      </p>
    </div>
  )
}
