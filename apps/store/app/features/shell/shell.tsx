import { Toaster } from '@dvaput/ui/toaster.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { RenderTurn } from '../../ui/hydration/render-turn.ts'
import { Footer } from './footer.tsx'
import { Header, type HeaderSlots } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { useStoredLanguage } from './use-stored-language.ts'
import { useWholePages } from './use-whole-pages.ts'

type ShellProps = HeaderSlots & { readonly year: number; readonly children: ReactNode }

/** Header, footer and toasts of every page. */
export const Shell = ({ year, children, ...slots }: ShellProps) => {
  const text = useText('shell')
  useStoredLanguage()
  useFocusOnNewPage('content')
  useWholePages()
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {text('shell.skip')}
      </a>
      <NavigationProgress />
      <Header {...slots} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-page px-4 outline-none sm:px-6">
        <RenderTurn>{children}</RenderTurn>
      </main>
      <RenderTurn>
        <Footer year={year} />
      </RenderTurn>
      <Toaster />
    </>
  )
}
