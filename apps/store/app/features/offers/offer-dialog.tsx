import { checkTargetAmount, suggestOffer, suggestTarget } from '@dvaput/domain/offers/check-offer-amount'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { loadRefusalText } from '../../lib/load-refusal-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storedSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { notify } from '../../ui/toast.ts'
import { AmountField } from './amount-field.tsx'
import { askToLogIn } from './ask-to-log-in.ts'
import { LastMoveNote } from './last-move-note.tsx'
import type { OfferDraft } from './offer-draft.ts'
import { ProductSummary } from './product-summary.tsx'
import { keepAlert, sendOffer } from './send-offer.ts'
import { useStanding } from './use-standing.ts'

/** An offer, or the amount alone as a price alert; of what is sold out there is only the alert. // spec §2 Offer dialog, §4 Offer submission */
export const OfferDialog = ({ draft }: { readonly draft: OfferDraft }) => {
  const text = useText('offers')
  const { market, language } = usePageContext()
  const { product } = draft
  const { price, isSoldOut } = product
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [sending, setSending] = useState<'offer' | 'alert' | null>(null)
  const suggested = isSoldOut ? suggestTarget(price) : suggestOffer(price)
  const [amount, setAmount] = useState(() => draft.amount ?? String(suggested ?? ''))
  const [message, setMessage] = useState(draft.message ?? '')
  const [watches, setWatches] = useState(draft.watches ?? false)
  const [problem, setProblem] = useState<string>()
  const isLastMove = useStanding(product.id)?.isLastMove === true && !isSoldOut

  const refuseAmount = (why: string | undefined) => {
    setProblem(why)
    field.current?.focus()
  }

  const send = async (what: 'offer' | 'alert') => {
    if (sending) return
    const checked = checkTargetAmount(amount, price, !isSoldOut)
    if (typeof checked === 'string') return refuseAmount(await loadRefusalText(language, { code: checked }))
    setSending(what)
    const alert = () => keepAlert({ product, amount: checked }, language)
    const offer = { product, amount: checked, message, customer: storedSession.get(), country: market.country }
    const result = what === 'alert' ? await alert() : await sendOffer(offer, language)
    const isAlertLost = what === 'offer' && result.kind === 'sent' && watches && (await alert()).kind !== 'sent'
    setSending(null)
    if (result.kind === 'sent') {
      setOpen(false)
      if (isAlertLost) notify({ type: 'warning', message: text('offer.watchFailed') })
      const sent = product.isInternational ? 'offer.sentInternational' : 'offer.sent'
      notify({ type: 'success', message: text(what === 'alert' ? 'offer.alertKept' : sent), id: 'offer' })
    } else if (result.kind === 'login-required') await askToLogIn({ product, amount, message, watches }, language)
    else {
      notify({ type: 'error', message: result.message, id: 'offer' })
      if (result.isAmount) refuseAmount(result.message)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(isSoldOut ? 'alert' : 'offer')
  }

  return (
    <Dialog
      title={text(isSoldOut ? 'offer.alertTitle' : 'offer.title')}
      {...(isSoldOut && { description: text('offer.alertText') })}
      open={isOpen}
      onOpenChange={(next) => !sending && setOpen(next)}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)} disabled={sending !== null}>
            {text('offer.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending === (isSoldOut ? 'alert' : 'offer')}>
            {text(isSoldOut ? 'offer.alertSend' : 'offer.send')}
          </Button>
        </>
      }
    >
      <ProductSummary product={product} />
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <AmountField
          ref={field}
          label={isSoldOut ? 'offer.target' : 'offer.amount'}
          price={price}
          value={amount}
          onChange={(digits) => {
            setAmount(digits)
            setProblem(undefined)
          }}
          error={problem}
        />
        {!isSoldOut && (
          <>
            <TextArea
              name="message"
              label={text('offer.message')}
              hint={text('offer.messageHint', { limit: offerMessageLength })}
              rows={3}
              maxLength={offerMessageLength}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
            {isLastMove && <LastMoveNote />}
            <Checkbox name="watches" checked={watches} onChange={(event) => setWatches(event.target.checked)}>
              {text('offer.watch')}
            </Checkbox>
            <Button
              variant="quiet"
              size="sm"
              icon="bell"
              loading={sending === 'alert'}
              disabled={sending === 'offer'}
              onClick={() => void send('alert')}
            >
              {text('offer.alertOnly')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  )
}
