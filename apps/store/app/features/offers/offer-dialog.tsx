import { checkOfferAmount, suggestOffer } from '@dvaput/domain/offers/check-offer-amount'
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
import type { OfferDraft } from './offer-draft.ts'
import { ProductSummary } from './product-summary.tsx'
import { keepAlert, sendOffer } from './send-offer.ts'

/** spec §2 Offer dialog, §4 Offer submission */
export const OfferDialog = ({ draft }: { readonly draft: OfferDraft }) => {
  const text = useText('offers')
  const { market, language } = usePageContext()
  const { product } = draft
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [isSending, setSending] = useState(false)
  const [amount, setAmount] = useState(() => draft.amount ?? String(suggestOffer(product.price) ?? ''))
  const [message, setMessage] = useState(draft.message ?? '')
  const [watches, setWatches] = useState(draft.watches ?? false)
  const [problem, setProblem] = useState<string>()

  const refuseAmount = (why: string | undefined) => {
    setProblem(why)
    field.current?.focus()
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const checked = checkOfferAmount(amount, product.price)
    if (typeof checked === 'string') return refuseAmount(await loadRefusalText(language, { code: checked }))
    setSending(true)
    const result = await sendOffer(
      { product, amount: checked, message, customer: storedSession.get(), country: market.country },
      language,
    )
    const isAlertLost = result.kind === 'sent' && watches && !(await keepAlert({ product, amount: checked }))
    setSending(false)
    if (result.kind === 'sent') {
      setOpen(false)
      if (isAlertLost) notify({ type: 'warning', message: text('offer.watchFailed') })
      const sent = product.isInternational ? 'offer.sentInternational' : 'offer.sent'
      notify({ type: 'success', message: text(sent), id: 'offer' })
    } else if (result.kind === 'login-required') await askToLogIn({ product, amount, message, watches }, language)
    else {
      notify({ type: 'error', message: result.message, id: 'offer' })
      if (result.isAmount) refuseAmount(result.message)
    }
  }

  return (
    <Dialog
      title={text('offer.title')}
      open={isOpen}
      onOpenChange={(next) => !isSending && setOpen(next)}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)} disabled={isSending}>
            {text('offer.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {text('offer.send')}
          </Button>
        </>
      }
    >
      <ProductSummary product={product} />
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <AmountField
          ref={field}
          label="offer.amount"
          price={product.price}
          value={amount}
          onChange={(digits) => {
            setAmount(digits)
            setProblem(undefined)
          }}
          error={problem}
        />
        <TextArea
          name="message"
          label={text('offer.message')}
          hint={text('offer.messageHint', { limit: offerMessageLength })}
          rows={3}
          maxLength={offerMessageLength}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Checkbox name="watches" checked={watches} onChange={(event) => setWatches(event.target.checked)}>
          {text('offer.watch')}
        </Checkbox>
      </form>
    </Dialog>
  )
}
