import type { ReactNode, Ref } from 'react'
import { useText } from '../../i18n/use-text.ts'

type CartFrameProps = {
  readonly heading?: Ref<HTMLHeadingElement>
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** Lines on the left, what they cost on the right; one below the other on a phone. */
export const CartFrame = ({ heading, summary, children }: CartFrameProps) => {
  const text = useText('cart')
  return (
    <div className="flex flex-col gap-5 py-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {text('cart.title')}
      </h1>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5 only:lg:col-span-2">{children}</div>
        {summary}
      </div>
    </div>
  )
}
