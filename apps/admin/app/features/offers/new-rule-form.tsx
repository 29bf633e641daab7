import { marketIds } from '@dvaput/domain/markets/market'
import { offerRuleScopes } from '@dvaput/domain/offers/offer-rules'
import { Form } from 'react-router'
import { Button } from '../../../../store/app/ui/button.tsx'
import { PlainSelect } from '../../../../store/app/ui/plain-select.tsx'
import { TextField } from '../../../../store/app/ui/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { RuleFields } from './rule-fields.tsx'

type Props = {
  /** What was typed before it was refused. */
  readonly typed?:
    | { readonly market: string; readonly scope: string; readonly name: string; approve: string; reject: string }
    | undefined
  readonly nameError?: string | undefined
  readonly percentError?: string | undefined
}

export const NewRuleForm = ({ typed, nameError, percentError }: Props) => {
  const text = useText('offers')
  return (
    <Form method="post" className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2">
      <h2 className="text-lg sm:col-span-2">{text('offers.ruleAdd')}</h2>
      <PlainSelect name="market" aria-label={text('offers.market')} defaultValue={typed?.market}>
        {marketIds.map((market) => (
          <option key={market} value={market}>
            {text(`offers.market.${market}`)}
          </option>
        ))}
      </PlainSelect>
      <PlainSelect name="scope" aria-label={text('offers.ruleScope')} defaultValue={typed?.scope ?? 'product'}>
        {offerRuleScopes.map((scope) => (
          <option key={scope} value={scope}>
            {text(`offers.scope.${scope}`)}
          </option>
        ))}
      </PlainSelect>
      <div className="sm:col-span-2">
        <TextField
          label={text('offers.ruleName')}
          hint={text('offers.ruleNameHint')}
          name="name"
          autoComplete="off"
          maxLength={255}
          defaultValue={typed?.name}
          error={nameError}
          autoFocus={nameError !== undefined}
        />
      </div>
      <RuleFields approve={typed?.approve ?? ''} reject={typed?.reject ?? ''} error={percentError} />
      <div className="sm:col-span-2">
        <Button type="submit" name="act" value="add">
          {text('offers.ruleAdd')}
        </Button>
      </div>
    </Form>
  )
}
