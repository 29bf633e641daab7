import type { Money } from '@dvaput/domain/money/money'
import type { OfferAmountRefusal } from '@dvaput/domain/offers/check-offer-amount'
import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { notify } from '../../ui/popups/toast.ts'
import { AmountField, type AmountLabel } from './amount-field.tsx'
import { askToLogIn } from './ask-to-log-in.ts'
import type { OfferDraft } from './offer-draft.ts'
import { ProductSummary } from './product-summary.tsx'
import type { SendResult } from './send-offer.ts'

type AmountDialogProps = {
  readonly draft: OfferDraft
  /** What else was typed, for after a login. */
  readonly typed?: Pick<OfferDraft, 'message'>
  readonly title: string
  readonly description?: string
  readonly label: AmountLabel
  readonly suggested: number | null
  readonly sendLabel: string
  readonly sentText: string
  readonly check: (typed: string) => OfferAmountRefusal | Money
  readonly onSend: (amount: Money) => Promise<SendResult>
  /** In place of the form. */
  readonly instead?: ReactNode
  /** Below the amount. */
  readonly children?: ReactNode
}

/** A product and an amount for it. Closes when it is sent, and otherwise keeps what was typed. // OFFER-14, OFFER-15 */
export const AmountDialog = ({ draft, typed = {}, instead, children, ...look }: AmountDialogProps) => {
  const text = useText('offers')
  const { language } = usePageContext()
  const { product } = draft
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [isSending, setSending] = useState(false)
  const [amount, setAmount] = useState(() => draft.amount ?? String(look.suggested ?? ''))
  const [problem, setProblem] = useState<string>()

  const refuseAmount = (message: string | undefined) => {
    setProblem(message)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const checked = look.check(amount)
    if (typeof checked === 'string') return refuseAmount(await loadRefusalText(language, { code: checked }))
    setSending(true)
    const result = await look.onSend(checked)
    setSending(false)
    if (result.kind === 'sent') {
      setOpen(false)
      notify({ type: 'success', message: look.sentText, id: 'offer' })
    } else if (result.kind === 'login-required') await askToLogIn({ ...draft, ...typed, amount }, language)
    else {
      notify({ type: 'error', message: result.message, id: 'offer' })
      if (result.isAmount) refuseAmount(result.message)
    }
  }

  return (
    <Dialog
      title={look.title}
      {...(look.description && { description: look.description })}
      open={isOpen}
      onOpenChange={(next) => !isSending && setOpen(next)}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)} disabled={isSending}>
            {text('offer.cancel')}
          </Button>
          {!instead && (
            <Button type="submit" form={formId} loading={isSending}>
              {look.sendLabel}
            </Button>
          )}
        </>
      }
    >
      <ProductSummary product={product} />
      {instead ?? (
        <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <AmountField
            ref={field}
            label={look.label}
            price={product.price}
            value={amount}
            onChange={(next) => {
              setAmount(next)
              setProblem(undefined)
            }}
            error={problem}
          />
          {children}
        </form>
      )}
    </Dialog>
  )
}
