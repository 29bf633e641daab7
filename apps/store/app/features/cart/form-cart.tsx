import type { Cart } from '@dvaput/domain/cart/cart'
import { type CartLine as Line, lineKey, lineLimit } from '@dvaput/domain/cart/cart-line'
import { Button } from '@dvaput/ui/button.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { CartArrival } from './cart-arrival.ts'
import { CartFrame } from './cart-frame.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartResult } from './cart-result.ts'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { type NotesByLine, notesOf } from './line-note.ts'
import { ResultNotice } from './result-notice.tsx'
import { UnavailableNotice } from './unavailable-notice.tsx'

const IntentForm = ({ intent, children }: { readonly intent: string; readonly children: ReactNode }) => (
  <form method="post" action="/cart" className="flex flex-wrap items-center gap-2">
    <input type="hidden" name="intent" value={intent} />
    {children}
  </form>
)

const FormLine = ({ line, notes }: { readonly line: Line; readonly notes: NotesByLine }) => {
  const text = useText('cart')
  const { market } = usePageContext()
  const input = useId()
  const { name, quantity } = line
  const id = <input type="hidden" name="id" value={lineKey(line)} />
  return (
    <CartLine
      line={line}
      notes={notesOf(line, notes, market)}
      remove={
        <IntentForm intent="remove">
          {id}
          <IconButton
            type="submit"
            icon="trash"
            label={text('line.remove', { name })}
            className="-mt-2.5 -mr-2.5 text-ink-soft"
          />
        </IntentForm>
      }
    >
      <IntentForm intent="set">
        {id}
        <label htmlFor={input} className="sr-only">
          {text('line.quantity', { name })}
        </label>
        <input
          id={input}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={lineLimit(line, market)}
          defaultValue={quantity}
          className="h-11 w-20 rounded-md border border-line-strong bg-surface text-center font-semibold tabular-nums"
        />
        <Button type="submit" variant="secondary" size="tight">
          {text('line.update')}
        </Button>
      </IntentForm>
    </CartLine>
  )
}

type FormCartProps = {
  readonly cart: Cart
  readonly notes: NotesByLine
  readonly arrival: CartArrival
  readonly result: CartResult | undefined
  /** Of an order that is there already. */
  readonly notice: ReactNode
  readonly reservation: ReactNode
}

/** The customer's cart as the server has it: shown until the browser has its own, and without scripts. */
export const FormCart = ({ cart, notes, arrival, result, notice, reservation }: FormCartProps) => {
  const text = useText('cart')
  const isEmpty = cart.length === 0
  return (
    <CartFrame
      summary={
        !isEmpty && (
          <CartSummary cart={cart} arrival={arrival} unavailable={<UnavailableNotice cart={cart} />}>
            <CheckoutForm cart={cart} result={result} />
            {reservation}
          </CartSummary>
        )
      }
    >
      {result && !result.code?.isRefused && <ResultNotice result={result} />}
      {notice}
      {notes.size > 0 && <p className="rounded-md bg-sunken px-4 py-3 text-sm">{text('cartPage.changed')}</p>}
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <div>
          <ul aria-label={text('cartPage.lines')} className="divide-y divide-line border-y border-line">
            {cart.map((line) => (
              <FormLine key={lineKey(line)} line={line} notes={notes} />
            ))}
          </ul>
          <div className="mt-2 flex justify-end">
            <IntentForm intent="clear">
              <Button type="submit" variant="quiet" size="tight" icon="trash">
                {text('cartPage.clear')}
              </Button>
            </IntentForm>
          </div>
        </div>
      )}
    </CartFrame>
  )
}
