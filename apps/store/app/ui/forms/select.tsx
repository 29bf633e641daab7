import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { Field, type FieldLook } from '@dvaput/ui/fields/field.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { popupClasses, popupRowClasses } from '../popups/popup-classes.ts'

type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean }

type SelectProps = FieldLook & {
  readonly options: readonly Option[]
  readonly value?: string
  readonly defaultValue?: string
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly onChange?: (value: string) => void
}

const box = joinClasses(
  controlClasses,
  'flex items-center justify-between gap-2 text-left data-placeholder:text-ink-soft',
)

/**
 * The library's hidden input has an inline style, which the content security policy refuses in server HTML: until
 * hydration a box of the same look is rendered instead.
 */
export const Select = ({ label, hint, error, required, options, placeholder, onChange, ...choice }: SelectProps) => {
  const hydrated = useHydrated()
  const { name, disabled = false, value, defaultValue } = choice
  const selected = options.find((option) => option.value === (value ?? defaultValue))
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {({ required: isRequired, ...control }) =>
        hydrated ? (
          <CSPProvider disableStyleElements>
            <Base.Root
              items={options}
              disabled={disabled}
              required={isRequired ?? false}
              {...(name && { name })}
              {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
              onValueChange={(next) => next !== null && onChange?.(next)}
            >
              <Base.Trigger {...control} className={box}>
                <Base.Value placeholder={placeholder} />
                <Base.Icon className="text-ink-soft">
                  <Icon name="down" />
                </Base.Icon>
              </Base.Trigger>
              <Base.Portal>
                <Base.Positioner className="z-40" sideOffset={6} alignItemWithTrigger={false}>
                  <Base.Popup className={popupClasses}>
                    {options.map((option) => (
                      <Base.Item
                        key={option.value}
                        value={option.value}
                        disabled={option.disabled ?? false}
                        className={popupRowClasses}
                      >
                        <Base.ItemText className="grow">{option.label}</Base.ItemText>
                        <Base.ItemIndicator className="text-accent">
                          <Icon name="check" />
                        </Base.ItemIndicator>
                      </Base.Item>
                    ))}
                  </Base.Popup>
                </Base.Positioner>
              </Base.Portal>
            </Base.Root>
          </CSPProvider>
        ) : (
          <button {...control} type="button" disabled={disabled} className={box}>
            {selected?.label ?? placeholder}
            <Icon name="down" className="text-ink-soft" />
          </button>
        )
      }
    </Field>
  )
}
