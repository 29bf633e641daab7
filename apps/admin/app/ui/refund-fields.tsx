import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useState } from 'react'
import type { FormTexts } from '../lib/forms/texts-of-form.ts'

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

/** How much is given back, and whether the products are sold again. Typing an amount chooses it. */
export const RefundFields = ({ whole, other, amount, restock, typed }: Props) => {
  const [isOther, setIsOther] = useState(typed.extent === other.value)
  const [sum, setSum] = useState(typed.amount ?? '')
  const chooseWhole = () => {
    setIsOther(false)
    setSum('')
  }
  const type = (value: string) => {
    setIsOther(value !== '')
    setSum(value)
  }
  return (
    <>
      <div>
        <Radio name="extent" value={whole.value} checked={!isOther} onChange={chooseWhole}>
          {whole.label}
        </Radio>
        <Radio name="extent" value={other.value} checked={isOther} onChange={() => setIsOther(true)}>
          {other.label}
        </Radio>
      </div>
      <TextField
        label={amount}
        name="amount"
        inputMode="decimal"
        value={sum}
        onChange={({ target }) => type(target.value)}
      />
      <Checkbox name="restock" value="1" defaultChecked={typed.restock === '1'}>
        {restock}
      </Checkbox>
    </>
  )
}
