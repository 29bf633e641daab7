import { type ComponentType, useRef, useState } from 'react'
import { loadMessages, type Namespace } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import { isServerReachable } from '../lib/is-server-reachable.ts'
import { usePageContext } from '../lib/use-page-context.ts'
import type { LoadComponent } from './lazy-component.ts'
import { toast } from './toast.ts'

/**
 * For a dialog whose code comes when a finger, a pointer or the keyboard nears what opens it. What cannot be fetched is
 * told of, and asked for again by the next press.
 */
export const useLazyDialog = <Props extends object>(load: LoadComponent<Props>, words: Namespace = 'shell') => {
  const text = useText('shell')
  const { language } = usePageContext()
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const hasFailed = useRef(false)

  const bring = async () => {
    const [found] = await Promise.all([load(), loadMessages(language, words)])
    setDialog(() => found)
  }
  const prepare = () => void bring().catch(() => {})
  const fail = async (error: unknown) => {
    reportError(error)
    // Many browsers never ask again for a module that once failed, and a new version of the shop has no old ones.
    if (hasFailed.current && (await isServerReachable())) return location.reload()
    hasFailed.current = true
    toast.error(text('ui.failed'))
  }
  return {
    /** Nothing before its code is there. */
    Dialog,
    dialog: { open, onOpenChange: setOpen },
    opener: {
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => void bring().then(() => setOpen(true), fail),
    },
  } as const
}
