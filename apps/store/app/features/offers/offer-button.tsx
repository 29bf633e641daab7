import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Suspense } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../state/session.ts'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'
import type { OfferIntent } from './offer-draft.ts'
import { useOpenOffer } from './use-open-offer.ts'
import { useStanding } from './use-standing.ts'

const StandingNote = lazyComponent(async () => (await import('./standing-note.tsx')).StandingNote, {
  messages: 'offers',
})

/** Without scripts the form stands on the page of the customer's offers. */
const loginPath = (id: string, intent: OfferIntent): string => {
  const form = `/my-offers?${new URLSearchParams({ [intent]: id })}`
  return `/login?returnTo=${encodeURIComponent(form)}`
}

type Props = { readonly product: CardProduct; readonly id: string; readonly hasSession: boolean }

/** A row of its own, so that nothing moves when the session is known. */
const MakeOffer = ({ product, id, hasSession }: Props) => {
  const text = useText('product-page')
  const productText = useText('products')
  const open = useOpenOffer(product, 'offer')
  const look = { icon: 'tag', variant: 'secondary', wide: true } as const
  return hasSession ? (
    <Button {...look} aria-haspopup="dialog" onClick={open}>
      {productText('offer.make')}
    </Button>
  ) : (
    <ButtonLink {...look} to={loginPath(id, 'offer')} onClick={open}>
      {text('product.loginToOffer')}
    </ButtonLink>
  )
}

/** Beside the offer, and alone where the product is sold out. */
const WatchPrice = ({ product, id, hasSession }: Props) => {
  const text = useText('product-page')
  const open = useOpenOffer(product, 'alert')
  const look = { icon: 'bell', variant: 'secondary', wide: !product.inStock } as const
  return hasSession ? (
    <Button {...look} aria-haspopup="dialog" onClick={open}>
      {text('product.priceAlert')}
    </Button>
  ) : (
    <ButtonLink {...look} to={loginPath(id, 'alert')} onClick={open}>
      {text('product.priceAlert')}
    </ButtonLink>
  )
}

/**
 * How this customer stands, or their way to an offer. The button is not drawn anew when the answer comes: a dialog that
 * was opened from it gives the focus back to it.
 */
const OfferOrStanding = (props: Props) => {
  const standing = useStanding(props.id)
  const offer = props.product.inStock ? <MakeOffer {...props} /> : null
  if (!standing?.agreed && !standing?.open) return offer
  return (
    <Suspense fallback={offer}>
      <StandingNote standing={standing} />
    </Suspense>
  )
}

/** On the product's page: an offer and a price alert, by dialog for a customer, by the login for anybody else. */
export const OfferButton = ({ product }: { readonly product: CardProduct }) => {
  const hasSession = useSession() !== null
  const identity = identityOf(product)
  const isOnRequest = 'isPriceConfirmed' in product && !product.isPriceConfirmed
  if (!identity || isOnRequest) return null
  const props = { product, hasSession, id: formatProductIdentity(identity) }
  return (
    <>
      {hasSession ? <OfferOrStanding {...props} /> : product.inStock && <MakeOffer {...props} />}
      <WatchPrice {...props} />
    </>
  )
}
