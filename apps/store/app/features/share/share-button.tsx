import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLateDialog } from '../../ui/use-late-dialog.ts'

type ShareButtonProps = { readonly label: string; readonly title: string; readonly path: string }

const load = () => import('./share-dialog.tsx')
const ShareDialog = lazy(() => load().then(({ ShareDialog }) => ({ default: ShareDialog })))

export const ShareButton = ({ label, ...shared }: ShareButtonProps) => {
  const { wanted, dialog, opener } = useLateDialog(load)
  return (
    <>
      <Button icon="share" variant="secondary" {...opener}>
        {label}
      </Button>
      {wanted && (
        <Suspense>
          <ShareDialog {...shared} {...dialog} />
        </Suspense>
      )}
    </>
  )
}
