import { Drawer as Base } from '@base-ui/react/drawer'
import { Icon } from '@dvaput/ui/icon.tsx'
import { iconButtonClasses } from '@dvaput/ui/icon-button.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'

type SmallDrawerProps = {
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Rises from the bottom of a phone, hangs below the header elsewhere. The page beside it stays in use. */
export const SmallDrawer = ({ title, children, ...state }: SmallDrawerProps) => {
  const text = useText('shell')
  return (
    <Base.Root modal={false} swipeDirection="down" {...state}>
      <Base.Portal>
        <Base.Viewport className="pointer-events-none fixed inset-0 z-40 flex items-end justify-end overflow-hidden sm:items-start sm:px-6 sm:pt-18">
          <Base.Popup className="pointer-events-auto flex max-h-[80dvh] w-full translate-y-[var(--drawer-swipe-movement-y,0px)] touch-auto flex-col rounded-t-xl border border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-overlay outline-none transition-[translate,opacity] duration-300 data-swiping:transition-none max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:w-96 sm:rounded-xl sm:data-ending-style:opacity-0 sm:data-starting-style:opacity-0">
            <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
              <Base.Title className="font-text text-base font-semibold tracking-normal">{title}</Base.Title>
              <Base.Close aria-label={text('ui.close')} className={iconButtonClasses}>
                <Icon name="close" />
              </Base.Close>
            </div>
            <Base.Content className="overflow-y-auto overscroll-contain px-5 pb-5">{children}</Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
