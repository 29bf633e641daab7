import type { OrderLineView } from '@dvaput/domain/orders/order-view'
import { Picture } from '@dvaput/ui/picture.tsx'

/** Beside the title, so that it needs no words. */
export const LinePicture = ({ image }: Pick<OrderLineView, 'image'>) =>
  image ? (
    <Picture url={image.url} alt="" widest={192} sizes="64px" className="size-16 shrink-0 rounded-md" />
  ) : (
    <span aria-hidden="true" className="size-16 shrink-0 rounded-md bg-plate" />
  )
