import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { type ReactNode, type RefObject, useState } from 'react'
import { Stepper } from '../forms/stepper.tsx'

type BuyControlsProps = {
  readonly quantityLabel: string
  readonly quantity: number
  readonly max: number
  readonly onQuantity: (quantity: number) => void
  /** Said when more than `max` was asked for. */
  readonly exceeded: string
  readonly added: boolean
  /** While it is asked whether the last pieces are still there. */
  readonly adding: boolean
  readonly addLabel: string
  readonly onAdd: () => void
  readonly button?: RefObject<HTMLDivElement | null>
  readonly children?: ReactNode
}

/** A quantity and the button that adds it to the cart. */
export const BuyControls = ({
  quantityLabel,
  quantity,
  max,
  onQuantity,
  exceeded,
  added,
  adding,
  addLabel,
  onAdd,
  button,
  children,
}: BuyControlsProps) => {
  const [isExceeded, setExceeded] = useState(false)
  return (
    <div className="flex flex-col gap-2 noscript:hidden print:hidden">
      <div className="flex flex-wrap gap-3">
        <Stepper
          label={quantityLabel}
          value={quantity}
          max={max}
          onChange={(next) => {
            onQuantity(next)
            setExceeded(false)
          }}
          onExceed={() => setExceeded(true)}
        />
        <div ref={button} className="flex grow">
          <Button icon={added ? 'check' : 'cart'} wide loading={adding} onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      </div>
      <p role="status" className="flex gap-1.5 text-sm font-medium text-danger">
        {isExceeded && (
          <>
            <Icon name="alert" className="size-4 translate-y-0.5" />
            {exceeded}
          </>
        )}
      </p>
      {children}
    </div>
  )
}
