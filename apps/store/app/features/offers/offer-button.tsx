import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { Suspense } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { useOpenOffer } from './use-open-offer.ts'

const AgreedNote = lazyComponent(async () => (await import('./agreed-note.tsx')).AgreedNote, { messages: 'offers' })

/** Without scripts the form stands on the page of the customer's offers. */
const loginPath = (id: string): string => {
  const form = `/my-offers?offer=${encodeURIComponent(id)}`
  return `/login?returnTo=${encodeURIComponent(form)}`
}

/** On the product's page: the dialog for a customer, a link to the login for anybody else. */
export const OfferButton = ({ product }: { readonly product: CardProduct }) => {
  const text = useText('product-page')
  const productText = useText('products')
  const session = useSession()
  const open = useOpenOffer(product)
  const identity = identityOf(product)
  const isOnRequest = 'isPriceConfirmed' in product && !product.isPriceConfirmed
  if (!identity || isOnRequest) return null
  const { inStock } = product
  // A row of its own, so that nothing moves when the session is known.
  const look = { icon: inStock ? 'tag' : 'bell', variant: 'secondary', wide: true } as const
  const id = formatProductIdentity(identity)
  return session ? (
    <>
      <Suspense>
        <AgreedNote id={id} />
      </Suspense>
      <Button {...look} aria-haspopup="dialog" onClick={open}>
        {inStock ? productText('offer.make') : text('product.priceAlert')}
      </Button>
    </>
  ) : (
    <ButtonLink {...look} to={loginPath(id)} onClick={open}>
      {text(inStock ? 'product.loginToOffer' : 'product.priceAlert')}
    </ButtonLink>
  )
}
