import { marketIds } from '@dvaput/domain/markets/market'
import { offerRuleScopes } from '@dvaput/domain/offers/offer-rules'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { RuleFields } from './rule-fields.tsx'
import { targetText } from './rule-view.ts'

/** While somebody types on, nothing is asked. */
const pauseMs = 200

type Target = Parameters<typeof targetText>[0]

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
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data, load } = useFetcher<{ readonly found: readonly Target[] }>()
  const [name, setName] = useState('')
  useEffect(() => {
    if (name.trim().length < 2 || !form.current) return
    const fields = new FormData(form.current)
    const query = new URLSearchParams({
      find: name,
      market: String(fields.get('market')),
      scope: String(fields.get('scope')),
    })
    const timer = setTimeout(() => void load(`/offers/rules?${query}`), pauseMs)
    return () => clearTimeout(timer)
  }, [name, load])
  return (
    <Form
      id="new"
      ref={form}
      method="post"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2"
    >
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
          list={listId}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          maxLength={255}
          defaultValue={typed?.name}
          error={nameError}
          autoFocus={nameError !== undefined}
        />
        <datalist id={listId}>
          {(data?.found ?? []).map((target) => (
            <option key={target.handle} value={targetText(target)} />
          ))}
        </datalist>
      </div>
      <RuleFields
        approve={{ value: typed?.approve ?? '' }}
        reject={{ value: typed?.reject ?? '' }}
        error={percentError}
      />
      <div className="sm:col-span-2">
        <Button type="submit" name="act" value="add">
          {text('offers.ruleAdd')}
        </Button>
      </div>
    </Form>
  )
}
