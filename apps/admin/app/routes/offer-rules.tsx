import { checkOfferRule } from '@dvaput/domain/offers/check-offer-rule'
import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { NewRuleForm } from '../features/offers/new-rule-form.tsx'
import { RuleFields } from '../features/offers/rule-fields.tsx'
import { RuleName } from '../features/offers/rule-name.tsx'
import { RuleRow } from '../features/offers/rule-row.tsx'
import { handleIn, readRuleName, toRuleTexts } from '../features/offers/rule-view.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { readSeen } from '../lib/seen-fields.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

export const handle = { messages: ['offers'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services, url }) => {
  const text = await loadText(language, 'offers')
  const rules = await services.offerRules.list()
  const titles = await services.offerRules.targets.titlesOf(
    rules.flatMap(({ scope, key }) => (scope === 'product' ? key : [])),
    language,
  )
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const searched = url.searchParams.has('find') ? readRuleName(asked) : undefined
  const removed = asked('done') === 'removed' ? readRuleName(asked) : undefined
  return {
    title: text('offers.rules'),
    rules: rules.map((rule) => ({
      ...{ market: rule.market, scope: rule.scope, key: rule.key, ...toRuleTexts(rule) },
      title: titles.get(rule.key) ?? rule.key,
    })),
    found: searched
      ? await services.offerRules.targets.find({ ...searched, typed: asked('find').slice(0, 200), language })
      : [],
    isSaved: asked('done') === 'saved',
    /** Can be put back. */
    removed: removed ? { ...removed, approve: asked('approve'), reject: asked('reject') } : null,
  }
})

export const action = screenAction('offers.rules', async (_, { administrator, services, form }) => {
  const field = (name: string) => String(form.get(name) ?? '')
  const named = readRuleName(field)
  if (!named || (named.scope === 'market' && named.key !== '')) throw new Response(null, { status: 404 })
  const act = field('act')
  const by = { id: administrator.id, name: administrator.name }
  const typed = {
    ...named,
    act,
    name: field('name').trim(),
    approve: field('approveFrom'),
    reject: field('rejectBelow'),
  }
  const refuse = (code: string, status: number, current = { approve: '', reject: '' }) =>
    data({ ...typed, code, current, form: textsOfForm(form) }, { status })

  const shown = readSeen(textsOfForm(form))
  const seen = checkOfferRule(shown.approveFrom ?? '', shown.rejectBelow ?? '')
  const rule = act === 'remove' ? seen : checkOfferRule(typed.approve, typed.reject)
  if (typeof rule === 'string') return refuse(rule, 422)
  const change = () => {
    if (act === 'add') return services.offerRules.add(by, { ...named, name: handleIn(typed.name) }, rule)
    if (act === 'restore' && (named.scope === 'market') === (named.key === ''))
      return services.offerRules.change(by, named, null, rule)
    if (typeof seen === 'string') throw new Response(null, { status: 404 })
    return act === 'remove'
      ? services.offerRules.remove(by, named, seen)
      : services.offerRules.change(by, named, seen, rule)
  }
  const changed = await change()
  if (!changed.ok && changed.code === 'unknown-key') return refuse(changed.code, 422)
  if (!changed.ok)
    return refuse(
      changed.current ? changed.code : 'gone',
      409,
      changed.current ? toRuleTexts(changed.current) : undefined,
    )
  if (act !== 'remove') throw redirect('/offers/rules?done=saved')
  throw redirect(`/offers/rules?${new URLSearchParams({ done: 'removed', ...named, ...toRuleTexts(rule) })}`)
})

type Refused = { code: string; act: string; current: { approve: string; reject: string } }

export default function OfferRules() {
  const { title, rules, isSaved, removed } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const refused = result && 'code' in result ? result : undefined
  const text = useText('offers')
  const problemOf = ({ code, current }: Refused): string => {
    if (code === 'changed-meanwhile')
      return text('offers.rule.changed-meanwhile', {
        approve: current.approve ? `${current.approve} %` : '–',
        reject: current.reject ? `${current.reject} %` : '–',
      })
    return text(`offers.rule.${code as 'empty' | 'percent' | 'order' | 'unknown-key' | 'gone'}`)
  }
  const problem = refused && problemOf(refused)
  const isNew = refused?.act === 'add'
  const isThere = rules.some(
    ({ market, scope, key }) => market === refused?.market && scope === refused.scope && key === refused.key,
  )
  // Somebody else has removed the rule that was changed here: it can be made again as it was typed.
  const orphaned = refused && (refused.act === 'change' || refused.act === 'restore') && !isThere ? refused : undefined
  const isName = refused?.code === 'unknown-key'
  return (
    <div className="grid max-w-page gap-5">
      <TextLink to="/offers">{text('offers.back')}</TextLink>
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-soft">{text('offers.rulesLead')}</p>
      </div>
      {refused && (
        <Notice key={JSON.stringify(refused)} tone="danger">
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
        </Notice>
      )}
      {!refused && isSaved && <Notice>{text('offers.ruleSaved')}</Notice>}
      {!refused && removed && (
        <Notice>
          <Form method="post" className="flex flex-wrap items-center gap-3">
            {text('offers.ruleRemoved')}
            <RuleName rule={removed} />
            <input type="hidden" name="approveFrom" value={removed.approve} />
            <input type="hidden" name="rejectBelow" value={removed.reject} />
            <Button type="submit" name="act" value="restore" variant="secondary" size="sm">
              {text('offers.ruleUndo')}
            </Button>
          </Form>
        </Notice>
      )}
      {rules.length === 0 ? (
        <p className="text-ink-soft">{text('offers.rulesEmpty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {rules.map((rule) => {
            const isHere =
              refused?.act === 'change' &&
              refused.market === rule.market &&
              refused.scope === rule.scope &&
              refused.key === rule.key
            const isLate = refused?.code === 'changed-meanwhile'
            const here = isHere && problem ? { typed: refused.form, isLate, error: problem } : undefined
            return <RuleRow key={JSON.stringify([Object.values(rule), here?.typed])} rule={rule} refused={here} />
          })}
        </ul>
      )}
      <NewRuleForm
        key={isNew ? JSON.stringify(refused) : `new-${rules.length}`}
        typed={isNew ? refused : undefined}
        nameError={isNew && isName ? problem : undefined}
        percentError={isNew && !isName ? problem : undefined}
      />
    </div>
  )
}
