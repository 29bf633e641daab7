import { Button } from '@dvaput/ui/button.tsx'
import { Form, redirect } from 'react-router'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { customerLoader } from '../lib/loading/customer-loader.ts'
import { pageMeta } from '../lib/meta/page-meta.ts'
import type { Route } from './+types/kit-customer'

export const meta = pageMeta

export const handle = { messages: ['kit'] }

/** A page of the demo that is personal. */
export const loader = customerLoader(async ({ demo, language }, { customer }) => {
  if (!demo) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'kit')
  const head = {
    title: text('customer.title'),
    description: text('customer.description'),
    path: '/kit/customer',
    hidden: true,
  }
  return { head, customer }
})

export const action = customerLoader(async (_, { person }) => {
  await person().logOut()
  return redirect('/kit')
})

export default function KitCustomer({ loaderData: { customer } }: Route.ComponentProps) {
  const text = useText('kit')
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12">
      <h1 className="text-4xl">{text('customer.title')}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">{text('customer.name')}</dt>
        <dd>{`${customer.firstName} ${customer.lastName}`}</dd>
        <dt className="text-ink-soft">{text('customer.email')}</dt>
        <dd>{customer.email}</dd>
      </dl>
      <p>{text(customer.isVerified ? 'customer.verified' : 'customer.notVerified')}</p>
      <Form method="post">
        <Button type="submit">{text('customer.logOut')}</Button>
      </Form>
    </div>
  )
}
