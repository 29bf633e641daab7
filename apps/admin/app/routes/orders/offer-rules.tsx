import { Button } from '@dvaput/ui/button.tsx'
import { Form, useActionData, useLoaderData } from 'react-router'
import { NewRuleForm } from '../../features/offers/new-rule-form.tsx'
import { ruleActions } from '../../features/offers/rule-actions.ts'
import { RuleFields } from '../../features/offers/rule-fields.tsx'
import { RuleName } from '../../features/offers/rule-name.tsx'
import { RuleRow } from '../../features/offers/rule-row.tsx'
import { readRuleName, toRuleTexts } from '../../features/offers/rule-view.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { ItemList } from '../../ui/item-list.tsx'
import { RecordFrame } from '../../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['offers'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services, url }) => {
  const text = await loadText(language, 'offers')
  const rules = await services.offerRules.list()
  const titles = await services.offerRules.targets.titlesOf(
    rules.flatMap(({ scope, key }) => (scope === 'product' ? key : [])),
    language,
  )
  const param = (name: string) => url.searchParams.get(name) ?? ''
  const searched = url.searchParams.has('find') ? readRuleName(param) : undefined
  const removed = param('done') === 'removed' ? readRuleName(param) : undefined
  return {
    title: text('offers.rules'),
    rules: rules.map((rule) => ({
      ...{ market: rule.market, scope: rule.scope, key: rule.key, ...toRuleTexts(rule) },
      title: titles.get(rule.key) ?? rule.key,
    })),
    found: searched
      ? await services.offerRules.targets.find({ ...searched, typed: param('find').slice(0, 200), language })
      : [],
    isSaved: param('done') === 'saved',
    /** Can be put back. */
    removed: removed ? { ...removed, approve: param('approve'), reject: param('reject') } : null,
  }
})

export const action = ruleActions.action

export default function OfferRules() {
  const { title, rules, isSaved, removed } = useLoaderData<typeof loader>()
  const refused = getRefusal(useActionData<typeof action>()) ?? undefined
  const refusalText = useRefusalText('offers', 'offers.rule')
  const text = useText('offers')
  const percent = (typed: string) => (typed ? `${typed} %` : '–')
  const current = refused && 'current' in refused ? refused.current : { approve: '', reject: '' }
  const problem =
    refused && refusalText(refused, { approve: percent(current.approve), reject: percent(current.reject) })
  const typedName = refused && readRuleName((field) => refused.typed[field] ?? '')
  const typed = refused &&
    typedName && {
      ...typedName,
      name: refused.typed.name ?? '',
      approve: refused.typed.approveFrom ?? '',
      reject: refused.typed.rejectBelow ?? '',
    }
  const isNew = refused?.act === 'add'
  const isThere = rules.some(
    ({ market, scope, key }) => market === typed?.market && scope === typed.scope && key === typed.key,
  )
  // Somebody else has removed the rule that was changed here: it can be made again as it was typed.
  const orphaned = (refused?.act === 'change' || refused?.act === 'restore') && !isThere ? typed : undefined
  const isName = refused?.code === 'unknown-key'
  return (
    <RecordFrame
      back={{ to: '/offers', label: text('offers.back') }}
      {...{ title, revision: JSON.stringify(refused ?? rules) }}
      lead={text('offers.rulesLead')}
      problem={
        refused && (
          <>
            {problem}
            {orphaned && (
              <Form method="post" className="mt-3 grid items-end gap-3 sm:grid-cols-3">
                <p className="text-sm sm:col-span-3">
                  {text(`offers.market.${orphaned.market}`)}, {text(`offers.scope.${orphaned.scope}`)}
                </p>
                <RuleName rule={orphaned} />
                <RuleFields approve={{ value: orphaned.approve }} reject={{ value: orphaned.reject }} />
                <Button type="submit" name="act" value="restore" variant="secondary">
                  {text('offers.ruleUndo')}
                </Button>
              </Form>
            )}
          </>
        )
      }
      done={
        removed ? (
          <Form method="post" className="flex flex-wrap items-center gap-3">
            {text('offers.ruleRemoved')}
            <RuleName rule={removed} />
            <input type="hidden" name="approveFrom" value={removed.approve} />
            <input type="hidden" name="rejectBelow" value={removed.reject} />
            <Button type="submit" name="act" value="restore" variant="secondary" size="sm">
              {text('offers.ruleUndo')}
            </Button>
          </Form>
        ) : (
          isSaved && text('offers.ruleSaved')
        )
      }
    >
      {rules.length === 0 ? (
        <p className="text-ink-soft">{text('offers.rulesEmpty')}</p>
      ) : (
        <ItemList>
          {rules.map((rule) => {
            const isHere =
              refused?.act === 'change' &&
              typed?.market === rule.market &&
              typed.scope === rule.scope &&
              typed.key === rule.key
            const here = isHere && problem ? { ...refused, error: problem } : undefined
            return <RuleRow key={JSON.stringify([Object.values(rule), here?.typed])} rule={rule} refused={here} />
          })}
        </ItemList>
      )}
      <NewRuleForm
        key={isNew ? JSON.stringify(refused) : `new-${rules.length}`}
        typed={isNew ? typed : undefined}
        nameError={isNew && isName ? problem : undefined}
        percentError={isNew && !isName ? problem : undefined}
      />
    </RecordFrame>
  )
}
