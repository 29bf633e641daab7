import { useText } from '../../i18n/use-text.ts'

type Row = { readonly amount: string; readonly percent: number | null; readonly people: number }

/** How many people would pay at least so much; the longest bar is the most people. */
export const DemandTable = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('offers')
  const most = Math.max(1, ...rows.map(({ people }) => people))
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">{text('offers.demand')}</h2>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-soft">{text('offers.demandEmpty')}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{text('offers.demandLead')}</p>
          <table className="w-full text-sm">
            <thead className="border-b border-line text-left text-ink-soft">
              <tr>
                <th scope="col" className="py-1.5 pr-3 font-medium">
                  {text('offers.amount')}
                </th>
                <th scope="col" className="py-1.5 pr-3 font-medium">
                  {text('offers.share')}
                </th>
                <th scope="col" colSpan={2} className="py-1.5 font-medium">
                  {text('offers.people')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line tabular-nums">
              {rows.map(({ amount, percent, people }) => (
                <tr key={amount}>
                  <th scope="row" className="py-1.5 pr-3 text-left font-semibold whitespace-nowrap">
                    {amount}
                  </th>
                  <td className="py-1.5 pr-3">{percent === null ? '' : `${percent} %`}</td>
                  <td className="py-1.5 pr-3">{people}</td>
                  <td className="w-1/2 py-1.5">
                    <svg aria-hidden="true" className="block h-3 w-full rounded-sm bg-sunken">
                      <rect width={`${(people * 100) / most}%`} height="100%" className="fill-accent" />
                    </svg>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
