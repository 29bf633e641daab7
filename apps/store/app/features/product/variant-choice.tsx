import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { chooseValue, type OptionValue, optionGroups } from './variant-options.ts'

type VariantChoiceProps = {
  readonly variants: readonly DetailVariant[]
  readonly current: DetailVariant
  readonly onChoose: (variant: DetailVariant) => void
}

type ValueProps = { readonly group: string; readonly option: OptionValue; readonly onChoose: () => void }

const Value = ({ group, option: { value, chosen, inStock, elsewhere }, onChoose }: ValueProps) => {
  const text = useText('product-page')
  const { language } = usePageContext()
  const remark = elsewhere
    ? [...elsewhere.changed, formatMoney(elsewhere.price, language)].join(', ')
    : !inStock && text('product.variantSoldOut')
  return (
    <label
      className={joinClasses(
        'relative flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-4 py-1.5 text-sm font-semibold transition-colors hover:border-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        !inStock && 'border-dashed text-ink-soft',
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      <span className="text-center">
        {value}
        {remark && <span className="block text-xs font-normal">{remark}</span>}
      </span>
    </label>
  )
}

/** A radio group for each option. A value that does not exist in this combination selects the nearest variant. */
export const VariantChoice = ({ variants, current, onChoose }: VariantChoiceProps) => {
  const text = useText('product-page')
  const id = useId()
  return optionGroups(variants, current).map(({ name, values }) => (
    <fieldset key={name} className="noscript:hidden">
      <legend className="mb-1.5 text-sm font-semibold">{name || text('product.variants')}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((option) => (
          <Value
            key={option.value}
            group={`${id}${name}`}
            option={option}
            onChoose={() => onChoose(chooseValue(variants, current, { name, value: option.value }))}
          />
        ))}
      </div>
    </fieldset>
  ))
}
