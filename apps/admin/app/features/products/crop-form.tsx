import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { type PointerEvent, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { type CropSide, cropSides } from './crop-area.ts'
import type { ProductAnswer } from './product-actions.ts'
import type { ProductView } from './product-view.server.ts'

type Props = {
  readonly picture: ProductView['pictures'][number]
  readonly revision: string
  readonly answer: ProductAnswer | null
}

type Point = { readonly x: number; readonly y: number }

const percentAt = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) }
}

/** What is left of a picture: drawn with the pointer, or typed as what is cut off at each side. */
export const CropForm = ({ picture, revision, answer }: Props) => {
  const text = useText('products')
  const typed = answer?.act === 'crop' && answer.typed.picture === picture.gid ? answer.typed : undefined
  const [cut, setCut] = useState<Readonly<Record<CropSide, string>>>({
    left: typed?.left ?? '0',
    right: typed?.right ?? '0',
    top: typed?.top ?? '0',
    bottom: typed?.bottom ?? '0',
  })
  const [isTouched, setTouched] = useState(false)
  const start = useRef<Point | null>(null)
  const draw = (event: PointerEvent) => {
    if (!start.current) return
    const [from, to] = [start.current, percentAt(event)]
    setTouched(true)
    setCut({
      left: String(Math.min(from.x, to.x)),
      right: String(100 - Math.max(from.x, to.x)),
      top: String(Math.min(from.y, to.y)),
      bottom: String(100 - Math.max(from.y, to.y)),
    })
  }
  return (
    <RecordForm act="crop" revision={revision} record={{ picture: picture.gid }} className="mt-2 grid gap-3">
      <p className="text-sm text-ink-soft">{text('crop.lead')}</p>
      <div
        className="relative max-w-dialog cursor-crosshair touch-none overflow-hidden rounded-md select-none"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = percentAt(event)
        }}
        onPointerMove={draw}
        onPointerUp={({ currentTarget }) => {
          start.current = null
          // Drawing types into no field, and is lost like what was typed.
          currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      >
        <Picture
          {...{ url: picture.url, alt: '', width: picture.width, height: picture.height }}
          widest={800}
          sizes="512px"
          className="h-auto w-full"
        />
        {isTouched && (
          <span
            className="pointer-events-none absolute border-2 border-accent shadow-[0_0_0_100rem_rgb(0_0_0/0.55)]"
            style={Object.fromEntries(cropSides.map((side) => [side, `${Number(cut[side]) || 0}%`]))}
          />
        )}
      </div>
      <div className="grid max-w-dialog grid-cols-2 gap-3 sm:grid-cols-4">
        {cropSides.map((side) => (
          <TextField
            key={side}
            label={text(`crop.${side}`)}
            name={side}
            type="number"
            min={0}
            max={95}
            value={cut[side]}
            onChange={({ target }) => {
              setTouched(true)
              setCut({ ...cut, [side]: target.value })
            }}
            required
          />
        ))}
      </div>
      <div>
        <Button type="submit" variant="secondary" size="sm">
          {text('crop.save')}
        </Button>
      </div>
    </RecordForm>
  )
}
