import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'

type FailurePanelProps = {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** The error detail and a support hint. // OK-06 */
export const FailurePanel = ({ title, children, action }: FailurePanelProps) => {
  const text = useText('checkout-success')
  return (
    <div className="grid gap-6">
      <div role="alert" className="flex items-start gap-4">
        <Icon name="alert" className="mt-1 size-9 shrink-0 text-danger" />
        <div className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-lg">{children}</p>
          <p className="text-ink-soft">{text('failure.support')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {action}
        <ButtonLink to="/cart" variant="secondary">
          {text('failure.cart')}
        </ButtonLink>
      </div>
    </div>
  )
}
