import { Checkbox } from '../../../store/app/ui/checkbox.tsx'
import { Radio } from '../../../store/app/ui/radio.tsx'
import { TextField } from '../../../store/app/ui/text-field.tsx'
import type { FormTexts } from '../lib/texts-of-form.ts'

type Choice = { readonly value: string; readonly label: string }

type Props = {
  /** All of it, which is chosen at first, or an amount. */
  readonly whole: Choice
  readonly other: Choice
  readonly amount: string
  readonly restock: string
  /** What was typed where it was refused. */
  readonly typed: FormTexts
}

/** How much is given back, and whether the products are sold again. */
export const RefundFields = ({ whole, other, amount, restock, typed }: Props) => (
  <>
    <div>
      <Radio name="extent" value={whole.value} defaultChecked={typed.extent !== other.value}>
        {whole.label}
      </Radio>
      <Radio name="extent" value={other.value} defaultChecked={typed.extent === other.value}>
        {other.label}
      </Radio>
    </div>
    <TextField label={amount} name="amount" inputMode="decimal" defaultValue={typed.amount} />
    <Checkbox name="restock" value="1" defaultChecked={typed.restock === '1'}>
      {restock}
    </Checkbox>
  </>
)
