/** `name` is the same in every language; compared products are matched by it. */
export type Fact = { readonly name: string; readonly label: string; readonly value: string }

type FactTableProps = { readonly caption: string; readonly facts: readonly Fact[] }

export const FactTable = ({ caption, facts }: FactTableProps) => (
  <table className="w-full border-collapse text-left">
    <caption className="sr-only">{caption}</caption>
    <tbody>
      {facts.map(({ name, label, value }) => (
        <tr key={name} className="border-b border-line align-baseline last:border-b-0 odd:bg-sunken/60">
          <th scope="row" className="w-2/5 px-3 py-2.5 text-sm font-medium text-ink-soft sm:w-1/3">
            {label}
          </th>
          <td className="px-3 py-2.5 text-sm wrap-anywhere sm:text-base">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
