import { Drawer } from '@dvaput/ui/drawer.tsx'
import { InTurns } from '@dvaput/ui/in-turns.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { AccountLinks } from './account-links.tsx'
import { entryClasses, MenuEntries } from './menu-entries.tsx'
import { Preferences } from './preferences.tsx'

type MobileMenuProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly search: ReactNode
}

export const MobileMenu = ({ open, onOpenChange, search }: MobileMenuProps) => {
  const text = useText('shell')
  return (
    <Drawer title={text('menu.title')} open={open} onOpenChange={onOpenChange}>
      <div className="grid gap-6">
        <InTurns>
          {search}
          <MenuEntries />
          <AccountLinks className={entryClasses} />
          <Preferences />
        </InTurns>
      </div>
    </Drawer>
  )
}
