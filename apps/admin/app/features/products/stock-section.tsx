import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { moveOn } from '../../lib/forms/move-on.ts'
import { NoEnter } from '../../ui/no-enter.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { FormSection } from './form-section.tsx'
import type { ProductAnswer } from './product-actions.ts'
import { stockReasons } from './product-choices.ts'
import type { ProductView } from './product-view.server.ts'

type Props = Pick<ProductView, 'variants' | 'moves'> & {
  readonly answer: ProductAnswer | null
  readonly mayMove: boolean
}

/** What lies on the shelf, moved with a reason, and every move that was made here. */
export const StockSection = ({ variants, moves, answer, mayMove }: Props) => {
  const text = useText('products')
  const reasonName = (reason: string) => {
    const known = stockReasons.find((each) => each === reason)
    return known ? text(`reason.${known}`) : reason
  }
  return (
    <FormSection title={text('section.stock')} lead={text('section.stockLead')}>
      {variants.map(({ number, title, sku, quantity }) => {
        const typed = answer?.act === 'stock' && answer.typed.variant === number ? answer.typed : undefined
        return (
          <Form
            key={`${number}:${quantity}`}
            method="post"
            action="?act=stock"
            className="grid gap-3"
            onKeyDown={moveOn}
          >
            <NoEnter />
            <p className="text-sm">
              {title && <span className="font-semibold">{title} </span>}
              <span className="text-ink-soft">{sku}</span>{' '}
              <span className="font-semibold">{text('stock.now', { quantity: quantity ?? '–' })}</span>
            </p>
            {mayMove && quantity !== null && (
              <>
                <input type="hidden" name="variant" value={number} />
                <input type="hidden" name="before" value={quantity} />
                <TextField
                  label={text('stock.quantity')}
                  name="quantity"
                  defaultValue={typed?.quantity ?? String(quantity)}
                  error={typed && answer?.code === 'stock' ? text('problem.stock') : undefined}
                  inputMode="numeric"
                  maxLength={7}
                  required
                />
                <SelectField label={text('stock.reason')} name="reason" defaultValue={typed?.reason ?? stockReasons[0]}>
                  {stockReasons.map((reason) => (
                    <option key={reason} value={reason}>
                      {text(`reason.${reason}`)}
                    </option>
                  ))}
                </SelectField>
                <TextField label={text('stock.note')} name="note" defaultValue={typed?.note} maxLength={500} />
                <Button type="submit" variant="secondary" size="sm">
                  {text('stock.move')}
                </Button>
              </>
            )}
          </Form>
        )
      })}
      {moves.length > 0 && (
        <ul className="grid gap-2 border-t border-line pt-3 text-sm">
          {moves.map(({ id, who, when, before, after, reason, note, variant }) => (
            <li key={id}>
              <span className="font-semibold tabular-nums">
                {before ?? '–'} → {after ?? '–'}
              </span>{' '}
              {[variant, reasonName(reason), note].filter(Boolean).join(' · ')}
              <span className="block text-xs text-ink-soft">
                {who}, {when}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
