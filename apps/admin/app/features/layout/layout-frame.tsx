import type { Permission, Role } from '@dvaput/domain/administrators/permissions'
import { Drawer } from '@dvaput/ui/drawer.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { iconButtonClasses } from '@dvaput/ui/icon-button.tsx'
import { Logo } from '@dvaput/ui/logo.tsx'
import { Toaster } from '@dvaput/ui/toaster.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { AccountBar } from './account-bar.tsx'
import { KeyHelp } from './key-help.tsx'
import { SectionLinks } from './section-links.tsx'
import { usePalette } from './use-palette.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type Props = {
  readonly administrator: {
    readonly name: string
    readonly role: Role
    readonly permissions: readonly Permission[]
    readonly isDemo: boolean
  }
  readonly children: ReactNode
}

const Progress = () => {
  const { state } = useNavigation()
  const text = useText('layout')
  if (state === 'idle') return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 h-1 overflow-hidden">
      <div className="h-full origin-left animate-progress bg-accent" />
      <span className="sr-only">{text('layout.loading')}</span>
    </div>
  )
}

/** Navigation on the left, or in a drawer where there is no room for it. */
export const LayoutFrame = ({ administrator, children }: Props) => {
  const text = useText('layout')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { opener, palette } = usePalette(administrator)
  useUnsavedGuard()
  const home = (
    <Link to="/" aria-label={text('layout.name')} className="inline-block rounded-md">
      <Logo className="h-8" />
    </Link>
  )
  return (
    <div className="min-h-dvh min-[900px]:grid print:block min-[900px]:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {text('layout.skip')}
      </a>
      <Progress />
      <header className="sticky top-0 z-20 flex items-center justify-between gap-3 border-b border-line bg-page px-4 py-2 min-[900px]:hidden print:hidden">
        <span className="mr-auto">{home}</span>
        <Link {...opener} aria-label={text('search.title')} className={iconButtonClasses}>
          <Icon name="search" />
        </Link>
        <Drawer
          title={text('layout.menu')}
          side="left"
          open={isMenuOpen}
          onOpenChange={setMenuOpen}
          trigger={
            <button type="button" aria-label={text('layout.menu')} className={iconButtonClasses}>
              <Icon name="menu" />
            </button>
          }
          footer={<AccountBar administrator={administrator} onChoose={() => setMenuOpen(false)} />}
        >
          <SectionLinks permissions={administrator.permissions} onChoose={() => setMenuOpen(false)} />
        </Drawer>
      </header>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r [@media(max-height:960px)]:gap-3 border-line bg-surface p-4 min-[900px]:flex print:hidden">
        {home}
        <Link
          {...opener}
          className="[@media(min-height:961px)]:-mb-3 flex min-h-10 items-center gap-2.5 rounded-md border border-line-strong px-3 text-sm text-ink-soft hover:border-ink-soft"
        >
          <Icon name="search" className="size-5" />
          <span className="grow">{text('search.title')}</span>
          <kbd className="text-xs">Ctrl K</kbd>
        </Link>
        <div className="grow">
          <SectionLinks permissions={administrator.permissions} />
        </div>
        <div className="grid gap-3 border-t border-line pt-4">
          <KeyHelp />
          <AccountBar administrator={administrator} />
        </div>
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-6">
        {administrator.isDemo && (
          <p className="mb-5 flex gap-2 print:hidden rounded-md bg-info-soft px-4 py-2.5 text-sm font-medium text-info">
            <Icon name="info" className="size-5 shrink-0" />
            {text('layout.demo')}
          </p>
        )}
        {children}
      </main>
      {palette}
      <Toaster />
    </div>
  )
}
