import type { DemoCustomer } from '@dvaput/domain/account/demo-customers'
import { useText } from '../../i18n/use-text.ts'

type DemoLoginProps = { readonly customer: DemoCustomer; readonly password: string }

/** Whom a newcomer to the demo can log in as. */
export const DemoLogin = ({ customer, password }: DemoLoginProps) => {
  const text = useText('login')
  return (
    <div className="rounded-lg bg-info-soft px-4 py-3 text-sm">
      <p className="font-medium">{text('login.demo', { name: customer.firstName })}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
        <dt className="text-ink-soft">{text('login.email')}</dt>
        <dd className="min-w-0 break-words select-all">{customer.email}</dd>
        <dt className="text-ink-soft">{text('login.password')}</dt>
        <dd className="select-all">{password}</dd>
      </dl>
    </div>
  )
}
