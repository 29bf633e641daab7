import { Button } from '../../ui/button.tsx'
import { useLateDialog } from '../../ui/use-late-dialog.ts'

type ShareButtonProps = { readonly label: string; readonly title: string; readonly path: string }

const load = async () => (await import('./share-dialog.tsx')).ShareDialog

export const ShareButton = ({ label, ...shared }: ShareButtonProps) => {
  const { Dialog, dialog, opener } = useLateDialog(load, 'share')
  return (
    <>
      <Button icon="share" variant="secondary" {...opener}>
        {label}
      </Button>
      {Dialog && <Dialog {...shared} {...dialog} />}
    </>
  )
}
