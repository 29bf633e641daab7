import type { Permission } from '@dvaput/domain/administrators/permissions'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { NavLink } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { sectionsFor } from './navigation.ts'

type Props = { readonly permissions: readonly Permission[]; readonly onChoose?: () => void }

export const SectionLinks = ({ permissions, onChoose }: Props) => {
  const text = useText('layout')
  return (
    <nav aria-label={text('layout.navigation')}>
      <ul className="grid gap-0.5">
        {sectionsFor(permissions).map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/'}
              onClick={onChoose}
              className={({ isActive }) =>
                joinClasses(
                  // On a low screen all of them fit without scrolling.
                  'flex min-h-10 items-center gap-2.5 rounded-md px-3 text-sm font-medium min-[900px]:[@media(max-height:960px)]:min-h-8',
                  isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink hover:bg-sunken',
                )
              }
            >
              <Icon name={icon} className="size-5" />
              {text(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
