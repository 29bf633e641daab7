import { useState } from 'react'

/** For a dialog whose code comes when a finger, a pointer or the keyboard nears what opens it. */
export const useLateDialog = (load: () => Promise<unknown>) => {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const prepare = () => void load().catch(() => {})
  return {
    /** From the first press on: before it there is nothing to draw. */
    wanted,
    dialog: { open, onOpenChange: setOpen },
    opener: {
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => {
        setWanted(true)
        setOpen(true)
      },
    },
  } as const
}
