import { buttonClasses } from '@dvaput/ui/button-classes.ts'

type PlainBuyFormProps = {
  readonly id: string
  readonly max: number
  readonly quantityLabel: string
  readonly addLabel: string
}

/** Adds to the customer's cart at the server, without scripts; somebody who is not logged in is asked to. */
export const PlainBuyForm = ({ id, max, quantityLabel, addLabel }: PlainBuyFormProps) => (
  <form method="post" action="/cart" className="flex flex-wrap items-center gap-3">
    <input type="hidden" name="intent" value="add" />
    <input type="hidden" name="id" value={id} />
    <input
      type="number"
      name="quantity"
      aria-label={quantityLabel}
      min={1}
      max={max}
      defaultValue={1}
      className="h-11 w-20 rounded-md border border-line-strong bg-surface text-center font-semibold"
    />
    <button type="submit" className={buttonClasses({}, 'grow')}>
      {addLabel}
    </button>
  </form>
)
