/** The parameters of a URL as hidden fields, so that a form submitted without scripts keeps them. */
export const HiddenFields = ({ query }: { readonly query: string }) =>
  [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
