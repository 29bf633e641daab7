import type { RuleView } from './rule-view.ts'

/** Says in a form which rule it is about. */
export const RuleName = ({ rule }: { readonly rule: Pick<RuleView, 'market' | 'scope' | 'key'> }) => (
  <>
    <input type="hidden" name="market" value={rule.market} />
    <input type="hidden" name="scope" value={rule.scope} />
    <input type="hidden" name="key" value={rule.key} />
  </>
)
