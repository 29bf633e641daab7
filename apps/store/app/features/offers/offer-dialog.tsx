import type { Money } from '@dvaput/domain/money/money'
import { checkOfferAmount, suggestOffer } from '@dvaput/domain/offers/check-offer-amount'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storedSession } from '../../state/session.ts'
import { AmountDialog } from './amount-dialog.tsx'
import { LastMoveNote } from './last-move-note.tsx'
import type { OfferDraft } from './offer-draft.ts'
import { sendOffer } from './send-offer.ts'
import { StandingNote } from './standing-note.tsx'
import { refreshStandings, useStanding } from './use-standing.ts'

/** Where an offer is open, it says so instead of taking a second one. // OFFER-01, OFFER-05 */
export const OfferDialog = ({ draft }: { readonly draft: OfferDraft }) => {
  const text = useText('offers')
  const { market, language } = usePageContext()
  const { product } = draft
  const [message, setMessage] = useState(draft.message ?? '')
  const standing = useStanding(product.id)
  const hasOpen = Boolean(standing?.agreed || standing?.open)

  const send = async (amount: Money) => {
    const offer = { product, amount, message, customer: storedSession.get(), country: market.country }
    const result = await sendOffer(offer, language)
    if (result.kind === 'sent') refreshStandings()
    return result
  }

  return (
    <AmountDialog
      draft={draft}
      typed={{ message }}
      title={text('offer.title')}
      label="offer.amount"
      suggested={suggestOffer(product.price)}
      sendLabel={text('offer.send')}
      sentText={text(product.isInternational ? 'offer.sentInternational' : 'offer.sent')}
      check={(typed) => checkOfferAmount(typed, product.price)}
      onSend={send}
      instead={hasOpen && standing ? <StandingNote standing={standing} /> : null}
    >
      <TextArea
        name="message"
        label={text('offer.message')}
        hint={text('offer.messageHint', { limit: offerMessageLength })}
        rows={3}
        maxLength={offerMessageLength}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {standing?.isLastMove && <LastMoveNote />}
    </AmountDialog>
  )
}
