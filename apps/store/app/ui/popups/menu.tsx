import { Menu as Base } from '@base-ui/react/menu'
import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { popupClasses, popupRowClasses } from './popup-classes.ts'

type MenuEntry = {
  readonly label: string
  readonly icon?: IconName
  readonly danger?: boolean
  readonly disabled?: boolean
} & ({ readonly to: string } | { readonly onSelect: () => void })

type MenuProps = { readonly trigger: ReactElement; readonly entries: readonly MenuEntry[] }

const Row = ({ entry }: { readonly entry: MenuEntry }) => {
  const className = joinClasses(popupRowClasses, entry.danger && 'text-danger')
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.label}
    </>
  )
  if ('to' in entry) {
    return (
      <Base.LinkItem className={className} closeOnClick render={<Link to={entry.to} />}>
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={className} disabled={entry.disabled ?? false} onClick={entry.onSelect}>
      {content}
    </Base.Item>
  )
}

export const Menu = ({ trigger, entries }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner className="z-40" sideOffset={6} align="start">
        <Base.Popup className={popupClasses}>
          {entries.map((entry) => (
            <Row key={entry.label} entry={entry} />
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
