import { useState } from 'react'
import { Button } from '../../../store/app/ui/button.tsx'
import { Dialog } from '../../../store/app/ui/dialog.tsx'
import { useKeys } from './use-keys.ts'

type Props = {
  readonly title: string
  readonly keys: readonly { readonly key: string; readonly does: string }[]
}

/** The keys of a screen, opened with `?`. */
export const KeyList = ({ title, keys }: Props) => {
  const [isOpen, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <Dialog
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="sm" aria-keyshortcuts="?">
          {title} (?)
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ key, does }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="inline-block min-w-8 rounded-md border border-line bg-sunken px-2 py-0.5 text-center font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
