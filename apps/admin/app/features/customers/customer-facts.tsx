import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'

type Props = {
  readonly email: string
  readonly isVerified: boolean
  readonly profile: {
    readonly phone: string
    readonly since: string
    readonly acceptsMarketing: boolean
    readonly addresses: readonly { readonly id: string; readonly text: string }[]
  } | null
}

/** Who it is, and where that is kept. */
export const CustomerFacts = ({ email, isVerified, profile }: Props) => {
  const text = useText('customers')
  const facts = [
    [text('customers.email'), email],
    [text('customers.phone'), profile?.phone],
    [text('customers.since'), profile?.since],
  ].filter(([, value]) => value)
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="flex flex-wrap gap-1">
        <Badge tone={isVerified ? 'accent' : 'warning'}>
          {text(isVerified ? 'customer.verified' : 'customer.unverified')}
        </Badge>
        {profile?.acceptsMarketing && <Badge>{text('customer.marketing')}</Badge>}
      </p>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
        {profile && profile.addresses.length > 0 && (
          <>
            <dt className="text-sm text-ink-soft">{text('customer.addresses')}</dt>
            <dd className="grid gap-1 wrap-anywhere">
              {profile.addresses.map((address) => (
                <span key={address.id}>{address.text}</span>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p className="text-sm text-ink-soft">{text('customer.elsewhere')}</p>
    </section>
  )
}
