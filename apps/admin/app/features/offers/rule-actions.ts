import type { RuleChanged } from '@dvaput/backend/offers/rules/change-offer-rules'
import { checkOfferRule } from '@dvaput/domain/offers/check-offer-rule'
import type { OfferRule } from '@dvaput/domain/offers/offer-rules'
import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { readSeen } from '../../lib/forms/seen-fields.ts'
import { handleIn, readRuleName, toRuleTexts } from './rule-view.ts'

type Input = ActionInput<unknown>
type Name = NonNullable<ReturnType<typeof readRuleName>>

const none = { approve: '', reject: '' }

/** With what stands there now, where somebody else has changed it. */
const settle = (changed: RuleChanged) => {
  if (changed.ok) return redirect('/offers/rules?done=saved')
  if (changed.code === 'unknown-key') return changed.code
  if (!changed.current) return { code: 'gone', current: none } as const
  return { code: changed.code, current: toRuleTexts(changed.current) }
}

const readTyped = ({ typed }: Input) => checkOfferRule(typed.approveFrom ?? '', typed.rejectBelow ?? '')

/** What the form showed; a text where it showed no rule. */
const readShown = ({ typed }: Input) => {
  const seen = readSeen(typed)
  return checkOfferRule(seen.approveFrom ?? '', seen.rejectBelow ?? '')
}

const toAuthor = ({ by: { id, name } }: Input) => ({ id, name })

const ofRule =
  <Result>(run: (input: Input, name: Name) => Result) =>
  (input: Input) => {
    const name = readRuleName((field) => input.typed[field] ?? '')
    const isNamed = name && !(name.scope === 'market' && name.key !== '')
    return isNamed ? run(input, name) : 'not-found'
  }

const withTyped = (run: (input: Input, name: Name, rule: OfferRule) => Promise<RuleChanged> | 'not-found') =>
  ofRule(async (input, name) => {
    const rule = readTyped(input)
    if (typeof rule === 'string') return rule
    const changed = await run(input, name, rule)
    return changed === 'not-found' ? changed : settle(changed)
  })

/** On the list of rules: the form names the rule, and says what it showed. */
export const ruleActions = recordActions({ permission: 'offers.rules' })({
  add: {
    run: withTyped((input, name, rule) =>
      input.services.offerRules.add(toAuthor(input), { ...name, name: handleIn(input.typed.name ?? '') }, rule),
    ),
  },
  change: {
    run: withTyped((input, name, rule) => {
      const seen = readShown(input)
      return typeof seen === 'string'
        ? 'not-found'
        : input.services.offerRules.change(toAuthor(input), name, seen, rule)
    }),
  },
  restore: {
    run: withTyped((input, name, rule) =>
      (name.scope === 'market') === (name.key === '')
        ? input.services.offerRules.change(toAuthor(input), name, null, rule)
        : 'not-found',
    ),
  },
  remove: {
    run: ofRule(async (input, name) => {
      const seen = readShown(input)
      if (typeof seen === 'string') return seen
      const removed = await input.services.offerRules.remove(toAuthor(input), name, seen)
      if (!removed.ok) return settle(removed)
      const query = { done: 'removed', ...name, ...toRuleTexts(seen) }
      return redirect(`/offers/rules?${new URLSearchParams(query)}`)
    }),
  },
})
