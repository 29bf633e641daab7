import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { listKeys, useKeys } from '../../ui/use-keys.ts'

const Keys = () => (
  <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
    {[...listKeys('screen'), ...listKeys('everywhere')].map(([key, does]) => (
      <div key={`${key} ${does}`} className="col-span-2 grid grid-cols-subgrid">
        <dt>
          <kbd className="inline-block min-w-8 rounded-md border border-line bg-sunken px-2 py-0.5 text-center font-semibold">
            {key === 'Escape' ? 'Esc' : key}
          </kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)

/** The keys of the screen that is open, listed with `?`. */
export const KeyHelp = () => {
  const text = useText('layout')
  const [isOpen, setOpen] = useState(false)
  useKeys(
    {
      Escape: { does: text('key.leave') },
      '?': { does: text('key.help'), act: () => setOpen(true) },
    },
    'everywhere',
  )
  return (
    <Dialog
      title={text('key.title')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="sm" aria-keyshortcuts="?">
          {text('key.title')} (?)
        </Button>
      }
    >
      <Keys />
    </Dialog>
  )
}
