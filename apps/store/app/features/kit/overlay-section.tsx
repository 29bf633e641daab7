import { createMoney } from '@dvaput/domain/money/money'
import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { Drawer } from '@dvaput/ui/drawer.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { notify, toast } from '../../ui/popups/toast.ts'
import { Price } from '../../ui/products/price.tsx'
import { KitSection, Specimen } from './kit-section.tsx'

const SampleDialog = () => {
  const text = useText('kit')
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={text('overlay.dialogTitle')}
      description={text('overlay.dialogText')}
      trigger={<Button variant="secondary">{text('overlay.dialogOpen')}</Button>}
      footer={
        <>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {text('overlay.keep')}
          </Button>
          <Button variant="danger" icon="trash" onClick={() => setOpen(false)}>
            {text('overlay.remove')}
          </Button>
        </>
      }
    />
  )
}

const SampleDrawer = ({ side, label }: { readonly side: 'left' | 'right'; readonly label: string }) => {
  const text = useText('kit')
  const [quantity, setQuantity] = useState(1)
  return (
    <Drawer
      side={side}
      title={text('overlay.drawerTitle')}
      trigger={<Button variant="secondary">{label}</Button>}
      footer={<Button wide>{text('overlay.checkout')}</Button>}
    >
      <p className="font-semibold">{text('product.laptop')}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Stepper label={text('field.quantity')} value={quantity} max={5} onChange={setQuantity} />
        <Price money={createMoney(104900 * quantity, 'BAM')} />
      </div>
    </Drawer>
  )
}

const ToastButtons = () => {
  const text = useText('kit')
  const notices = [
    { label: text('overlay.success'), show: () => notify({ type: 'success', message: text('overlay.successText') }) },
    { label: text('overlay.error'), show: () => notify({ type: 'error', message: text('overlay.errorText') }) },
    { label: text('overlay.warning'), show: () => notify({ type: 'warning', message: text('overlay.warningText') }) },
    { label: text('overlay.info'), show: () => notify({ type: 'info', message: text('overlay.infoText') }) },
    { label: text('overlay.loading'), show: () => toast.loading(text('overlay.loadingText')) },
    { label: text('overlay.blank'), show: () => toast.blank(text('overlay.blankText')) },
  ]
  return (
    <div className="flex flex-wrap gap-3">
      {notices.map(({ label, show }) => (
        <Button key={label} variant="secondary" size="sm" onClick={show}>
          {label}
        </Button>
      ))}
    </div>
  )
}

export const OverlaySection = () => {
  const text = useText('kit')
  return (
    <KitSection id="overlays" title={text('section.overlays')}>
      <Specimen title={text('overlay.dialog')}>
        <SampleDialog />
      </Specimen>
      <Specimen title={text('overlay.drawer')}>
        <div className="flex flex-wrap gap-3">
          <SampleDrawer side="right" label={text('overlay.drawerRight')} />
          <SampleDrawer side="left" label={text('overlay.drawerLeft')} />
        </div>
      </Specimen>
      <Specimen title={text('overlay.toasts')} wide>
        <ToastButtons />
      </Specimen>
    </KitSection>
  )
}
