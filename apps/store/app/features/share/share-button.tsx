import { Button } from '@dvaput/ui/button.tsx'
import { useLazyDialog } from '../../ui/hydration/use-lazy-dialog.ts'

type ShareButtonProps = { readonly label: string; readonly title: string; readonly path: string }

const load = async () => (await import('./share-dialog.tsx')).ShareDialog

export const ShareButton = ({ label, ...shared }: ShareButtonProps) => {
  const { Dialog, dialog, opener } = useLazyDialog(load, 'share')
  return (
    <>
      <Button icon="share" variant="secondary" className="noscript:hidden" {...opener}>
        {label}
      </Button>
      {Dialog && <Dialog {...shared} {...dialog} />}
    </>
  )
}
