import { Button } from '@dvaput/ui/button.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { SeenField } from '../../ui/seen-field.tsx'
import { RuleFields } from './rule-fields.tsx'
import type { RuleView } from './rule-view.ts'

type Props = {
  readonly rule: RuleView
  /** What was typed here before it was refused. */
  readonly refused?: { readonly typed: FormTexts; readonly code: string; readonly error: string } | undefined
}

export const RuleRow = ({ rule, refused }: Props) => {
  const text = useText('offers')
  const { market, scope, key, title, approve, reject } = rule
  const current = { approveFrom: approve, rejectBelow: reject }
  const again = createFieldsAgain(current, refused)
  return (
    <li className="p-4">
      <Form
        method="post"
        className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <p className="self-center text-sm sm:col-span-2 xl:col-span-1">
          <span className="font-semibold">{text(`offers.market.${market}`)}</span>, {text(`offers.scope.${scope}`)}
          {key && <span className="block wrap-anywhere">{title}</span>}
        </p>
        <input type="hidden" name="market" value={market} />
        <input type="hidden" name="scope" value={scope} />
        <input type="hidden" name="key" value={key} />
        <SeenField fields={current} />
        <RuleFields approve={again('approveFrom')} reject={again('rejectBelow')} error={refused?.error} />
        <div className="flex gap-2">
          <Button type="submit" name="act" value="change" variant="secondary">
            {text('offers.ruleSave')}
          </Button>
          <Button type="submit" name="act" value="remove" variant="quiet">
            {text('offers.ruleRemove')}
          </Button>
        </div>
      </Form>
    </li>
  )
}
