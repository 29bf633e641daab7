import type { WarningDetail } from '@dvaput/domain/catalogue/warnings/warning-texts'
import { Icon } from '@dvaput/ui/icon.tsx'

/**
 * Before the price: that a product does not work, is for parts or is locked, and what that means. // divergences D-27
 */
export const WarningDetails = ({ warnings = [] }: { readonly warnings?: readonly WarningDetail[] | undefined }) =>
  warnings.length > 0 && (
    <ul data-warnings className="flex flex-col gap-3 rounded-lg border border-danger bg-danger-soft p-4">
      {warnings.map(({ name, meaning }) => (
        <li key={name} className="flex gap-2.5">
          <Icon name="alert" className="mt-0.5 shrink-0 text-danger" />
          <div className="min-w-0">
            <p className="font-semibold text-danger">{name}</p>
            <p className="text-sm text-ink">{meaning}</p>
          </div>
        </li>
      ))}
    </ul>
  )
