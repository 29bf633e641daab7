import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { iconButtonClasses } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useKitText } from './kit-texts.ts'

type DialogProps = {
  readonly title: string
  readonly description?: string
  readonly children?: ReactNode
  /** The buttons, the main one last. */
  readonly footer?: ReactNode
  readonly trigger?: ReactElement
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Where the focus goes on closing, for an opener that may be gone by then. */
  readonly focusAfter?: () => HTMLElement | null
}

export const veilClasses =
  'fixed inset-0 z-40 min-h-dvh bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const Dialog = ({ title, description, children, footer, trigger, focusAfter, ...state }: DialogProps) => {
  const text = useKitText('kit')
  return (
    <Base.Root {...state}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={veilClasses} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end-safe justify-center overflow-y-auto pt-10 sm:items-center-safe sm:p-6">
          <Base.Popup
            {...(focusAfter && { finalFocus: focusAfter })}
            className="relative flex w-full max-w-dialog flex-col gap-4 rounded-t-xl border border-line bg-raised p-6 shadow-overlay transition-[opacity,translate] duration-200 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-xl"
          >
            <div className="flex flex-col gap-1.5 pr-10">
              <Base.Title className="text-2xl leading-tight">{title}</Base.Title>
              {description && <Base.Description className="text-ink-soft">{description}</Base.Description>}
            </div>
            {children}
            {footer && <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{footer}</div>}
            <Base.Close
              aria-label={text('ui.close')}
              className={joinClasses(iconButtonClasses, 'absolute top-4 right-4')}
            >
              <Icon name="close" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
