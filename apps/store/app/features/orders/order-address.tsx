import type { AddressView } from '@dvaput/domain/orders/order-view'

export const OrderAddress = ({ address: { name, lines } }: { readonly address: AddressView }) => (
  <address className="text-sm text-ink-soft not-italic wrap-anywhere">
    <span className="block text-ink">{name}</span>
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)
