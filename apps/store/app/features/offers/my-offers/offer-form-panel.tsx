import { suggestOffer, suggestTarget } from '@dvaput/domain/offers/check-offer-amount'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { AmountField } from '../amount-field.tsx'
import type { OfferIntent } from '../offer-draft.ts'
import type { OfferedProduct } from '../offered-product.ts'
import { ProductSummary } from '../product-summary.tsx'
import type { MyOffersResult } from './my-offers-result.ts'

type OfferFormPanelProps = {
  readonly product: OfferedProduct
  readonly intent: OfferIntent
  readonly result: MyOffersResult | null
}

/** The dialog as a part of the page, for a browser without scripts. */
export const OfferFormPanel = ({ product, intent, result }: OfferFormPanelProps) => {
  const text = useText('offers')
  const isSending = useNavigation().state === 'submitting'
  const typed = result?.typed
  const { price, isSoldOut } = product
  const isAlert = isSoldOut || intent === 'alert'
  const suggested = isSoldOut ? suggestTarget(price) : suggestOffer(price)
  const [amount, setAmount] = useState(typed?.amount ?? String(suggested ?? ''))
  return (
    <section aria-labelledby="offer" className="grid max-w-dialog gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 id="offer" className="text-2xl">
        {text(isAlert ? 'offer.alertTitle' : 'offer.title')}
      </h2>
      {isAlert && <p className="text-ink-soft">{text(isSoldOut ? 'offer.alertText' : 'offer.alertTextForSale')}</p>}
      <ProductSummary product={product} />
      <Form
        method="post"
        action={`/my-offers?${new URLSearchParams({ [intent]: product.id })}`}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="product" value={product.id} />
        <AmountField
          label={isAlert ? 'offer.target' : 'offer.amount'}
          price={price}
          value={amount}
          onChange={setAmount}
          error={result?.failed ? result.message : undefined}
        />
        {!isAlert && (
          <TextArea
            name="message"
            label={text('offer.message')}
            hint={text('offer.messageHint', { limit: offerMessageLength })}
            rows={3}
            maxLength={offerMessageLength}
            defaultValue={typed?.message ?? ''}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to="/my-offers" variant="secondary">
            {text('offer.cancel')}
          </ButtonLink>
          <Button type="submit" name="move" value={isAlert ? 'alert' : 'submit'} loading={isSending}>
            {text(isAlert ? 'offer.alertSend' : 'offer.send')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
