import { lineName } from '@dvaput/domain/cart/cart-line'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LinePicture } from '../../ui/products/line-picture.tsx'
import type { ReturnFailure } from './return-failure.ts'
import type { OfferView } from './return-view.server.ts'

type ChooseLinesProps = {
  readonly lines: OfferView['lines']
  readonly typed: ReturnFailure['typed'] | undefined
  readonly marks: { readonly 'aria-invalid': true | undefined; readonly 'aria-describedby': string | undefined }
}

/** A tick for one unit, a number for several. */
export const ChooseLines = ({ lines, typed, marks }: ChooseLinesProps) => {
  const text = useText('order-returns')
  const chosen = (lineId: string) =>
    typed ? (typed.lines.find((line) => line.lineId === lineId)?.quantity ?? 0) : lines.length === 1 ? 1 : 0
  return lines.map(({ lineId, quantity, image, ...line }) => {
    const name = lineName(line)
    if (quantity === 1)
      return (
        <div key={lineId} className="flex items-center gap-4">
          <LinePicture image={image} />
          <Checkbox name={`line:${lineId}`} value="1" defaultChecked={chosen(lineId) > 0} {...marks}>
            {name}
          </Checkbox>
        </div>
      )
    return (
      <div key={lineId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-1 basis-56 items-center gap-4">
          <LinePicture image={image} />
          {name}
        </span>
        <PlainSelect
          name={`line:${lineId}`}
          aria-label={text('return.quantity', { product: name })}
          defaultValue={String(chosen(lineId))}
          className="max-w-44"
          {...marks}
        >
          <option value="0">{text('return.none')}</option>
          {Array.from({ length: quantity }, (_, index) => index + 1).map((units) => (
            <option key={units} value={units}>
              {units}
            </option>
          ))}
        </PlainSelect>
      </div>
    )
  })
}
