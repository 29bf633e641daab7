import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'
import type { Origins } from './markets-by-host.ts'
import { type ProviderName, paymentProviders } from './payments/payment-providers.ts'
import { demoGate } from './settings/demo-gate.ts'

type Options = {
  readonly origins: Origins
  /** Where this process can be opened in a browser. */
  readonly base: string
  /** Origins of the built-in platform's shops. */
  readonly shopOrigins: Readonly<Record<ShopHandle, string>>
  readonly demo: boolean
  /** URL of the ERA sandbox, if it runs. */
  readonly era: string | undefined
  /** URLs of the payment providers' sandboxes that run. */
  readonly payments: Readonly<Partial<Record<ProviderName, string>>>
  /** URL of the sandbox of external accounts, if it runs. */
  readonly externalIdentity: string | undefined
  /** Opens the shop's side: as the demo's owner, or once to make the first owner. */
  readonly administrators: string | undefined
  readonly data: string
  readonly startOver: string
}

export const formatPanel = ({
  origins,
  base,
  shopOrigins,
  demo,
  era,
  payments,
  externalIdentity,
  administrators,
  data,
  startOver,
}: Options): string => {
  const rows: [string, string][] = [
    ...marketIds.map((id): [string, string] => [`Shop, ${markets[id].name.en}`, origins[id]]),
    ...(administrators ? [[demo ? 'Shop side, demo' : 'Shop side, once', administrators] as [string, string]] : []),
    ...(demo
      ? ([
          ['Customer, Bosnia', `${demoCustomers.ba.email}, password ${demoPassword}`],
          ['Customer, Chile', `${demoCustomers.cl.email}, with a code that arrives in the mailbox`],
          ['International', `access code ${demoGate.code}, or log in as ${demoCustomers.ba.email}`],
          ['Mailbox', `${base}/mailbox`],
          ['Design kit', `${base}/kit`],
        ] satisfies [string, string][])
      : []),
    ...shopHandles.map((shop): [string, string] => [
      `Platform, ${shop}`,
      `${shopOrigins[shop]}/api/2025-04/graphql.json`,
    ]),
    ...(era ? [['Warehouse, demo', `${era}/era/inventory`] as [string, string]] : []),
    ...paymentProviders.flatMap(({ name, title }): [string, string][] =>
      payments[name] ? [[`${title}, demo`, `${payments[name]}/sandbox`]] : [],
    ),
    ...(externalIdentity ? [['External accounts, demo', externalIdentity] as [string, string]] : []),
    ['API reference', `${base}/api/reference`],
    ['Data', data],
    ['Start over', startOver],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    '',
    '  Dvaput is up.',
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
