import { Icon } from '@dvaput/ui/icon.tsx'

/** That a product does not work, is for parts or is locked: before its price. // divergences D-27 */
export const ProductWarnings = ({ warnings = [] }: { readonly warnings?: readonly string[] | undefined }) =>
  warnings.length > 0 && (
    <ul data-warnings className="flex flex-col gap-1">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-1.5 text-xs font-semibold text-danger">
          <Icon name="alert" className="size-4 shrink-0" />
          {warning}
        </li>
      ))}
    </ul>
  )
