import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { NavLink } from 'react-router'

type Props = {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

/** The screens of one section. */
export const ScreenLinks = ({ label, links }: Props) => (
  <nav aria-label={label} className="flex flex-wrap gap-x-1 border-b border-line print:hidden">
    {links.map(({ to, label: name }) => (
      <NavLink
        key={to}
        to={to}
        end
        className={({ isActive }) =>
          joinClasses(
            'inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-semibold',
            isActive ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )
        }
      >
        {name}
      </NavLink>
    ))}
  </nav>
)
