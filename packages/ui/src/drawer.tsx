import { Drawer as Base } from '@base-ui/react/drawer'
import type { ReactElement, ReactNode, Ref } from 'react'
import { veilClasses } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { iconButtonClasses } from './icon-button.tsx'
import { InTurns } from './in-turns.tsx'
import { joinClasses } from './join-classes.ts'
import { useKitText } from './kit-texts.ts'

const sides = {
  left: 'mr-auto data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'ml-auto data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const

type DrawerProps = {
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly side?: keyof typeof sides
  readonly trigger?: ReactElement
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Gets the focus when the element that had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>
}

export const Drawer = ({ title, children, footer, side = 'right', trigger, titleRef, ...state }: DrawerProps) => {
  const text = useKitText('kit')
  return (
    <Base.Root swipeDirection={side} {...state}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={veilClasses} />
        <Base.Viewport className="fixed inset-0 z-40 flex overflow-hidden">
          <Base.Popup
            className={joinClasses(
              'flex h-full w-[calc(100%-2.5rem)] max-w-drawer transform-[translateX(var(--drawer-swipe-movement-x))] touch-auto flex-col bg-raised shadow-overlay outline-none transition-[translate,transform] duration-300 data-swiping:transition-none',
              sides[side],
            )}
          >
            <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
              <Base.Title ref={titleRef} tabIndex={-1} className="text-xl outline-none">
                {title}
              </Base.Title>
              <Base.Close aria-label={text('ui.close')} className={iconButtonClasses}>
                <Icon name="close" />
              </Base.Close>
            </div>
            <Base.Content className="grow overflow-y-auto overscroll-contain p-5">
              <InTurns>{children}</InTurns>
            </Base.Content>
            {footer && <div className="border-t border-line p-5">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
