import { Icon } from '@dvaput/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'

type Crumb = { readonly label: string; readonly to: string }

type BreadcrumbProps = { readonly trail: readonly Crumb[]; readonly current: string }

export const Breadcrumb = ({ trail, current }: BreadcrumbProps) => {
  const text = useText('shell')
  return (
    <nav aria-label={text('ui.breadcrumb')} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-x-1 max-sm:nth-last-2:[&>svg]:hidden">
            <Link
              to={to}
              className="inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
            <Icon name="right" className="size-4" />
          </li>
        ))}
        {/* On a phone the title is right below. */}
        <li aria-current="page" className="font-medium text-ink max-sm:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  )
}
