import type { Receipt } from '@dvaput/domain/receipts/format-receipt'

const Party = ({ label, lines }: Receipt['seller']) =>
  lines.length > 0 && (
    <div>
      <p className="text-sm">{label}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )

/** What the printer gets in place of the page: the same receipt as the PDF. */
export const ReceiptSheet = ({ receipt }: { readonly receipt: Receipt }) => {
  const { title, seller, buyer, facts, head, lines, sums, total, taxes, note } = receipt
  return (
    <section aria-hidden="true" className="hidden pt-6 text-ink print:grid print:gap-6">
      <p className="text-2xl font-bold">{title}</p>
      <div className="grid grid-cols-2 gap-6">
        <Party {...seller} />
        <Party {...buyer} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b">
            <th scope="col">{head.title}</th>
            <th scope="col" className="text-right">
              {head.quantity}
            </th>
            <th scope="col" className="text-right">
              {head.unitPrice}
            </th>
            <th scope="col" className="text-right">
              {head.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Two lines of one product may be alike; their order never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of lines never changes
            <tr key={index} className="break-inside-avoid border-b align-top">
              <td className="py-1">
                {line.title}
                {line.details.map((detail) => (
                  <span key={detail} className="block text-sm">
                    {detail}
                  </span>
                ))}
              </td>
              <td className="py-1 text-right">{line.quantity}</td>
              <td className="py-1 text-right">{line.unitPrice}</td>
              <td className="py-1 text-right">{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 justify-self-end text-right">
        {[...sums, total, ...taxes].map(({ label, value }) => (
          <div key={label} className={label === total.label ? 'contents font-bold' : 'contents'}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">{note}</p>
    </section>
  )
}
