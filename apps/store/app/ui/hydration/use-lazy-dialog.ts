import { type ComponentType, startTransition, useRef, useState } from 'react'
import { loadMessages, type Namespace } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { isServerReachable } from '../../lib/failures/is-server-reachable.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { toast } from '../popups/toast.ts'
import type { LoadComponent } from './lazy-component.ts'

/**
 * A dialog whose code is loaded on hover or focus of its opener. A failed load shows a toast, and the next press
 * retries.
 */
export const useLazyDialog = <Props extends object>(load: LoadComponent<Props>, messages: Namespace = 'shell') => {
  const text = useText('shell')
  const { language } = usePageContext()
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const hasFailed = useRef(false)

  const bring = async () => {
    const [loaded] = await Promise.all([load(), loadMessages(language, messages)])
    setDialog(() => loaded)
  }
  const prepare = () => void bring().catch(() => {})
  const fail = async (error: unknown) => {
    reportError(error)
    // Browsers do not request a failed module again, and a new release has other file names.
    if (hasFailed.current && (await isServerReachable())) return location.reload()
    hasFailed.current = true
    toast.error(text('ui.failed'))
  }
  return {
    /** Undefined until its code is loaded. */
    Dialog,
    dialog: { open, onOpenChange: setOpen },
    opener: {
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => void bring().then(() => startTransition(() => setOpen(true)), fail),
    },
  } as const
}
