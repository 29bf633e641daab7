import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useLateDialog } from '../../ui/use-late-dialog.ts'

type TellMeButtonProps = { readonly handle: string; readonly variantId: string | null; readonly name: string }

const load = () => import('./tell-me-dialog.tsx')
const TellMeDialog = lazy(() => load().then(({ TellMeDialog }) => ({ default: TellMeDialog })))

export const TellMeButton = (wish: TellMeButtonProps) => {
  const text = useText('product')
  const { wanted, dialog, opener } = useLateDialog(load)
  return (
    <>
      <Button icon="bell" variant="secondary" wide {...opener}>
        {text('product.tellMe')}
      </Button>
      {wanted && (
        <Suspense>
          <TellMeDialog {...wish} {...dialog} />
        </Suspense>
      )}
    </>
  )
}
