/** There is room for two digits. */
const maxShown = 99

/** In the corner of an icon. Decorative: the accessible label has the number, and must contain all visible text. */
export const CountBadge = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span
      data-count={count > maxShown ? `${maxShown}+` : count}
      className="absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-bold text-on-accent tabular-nums before:content-[attr(data-count)]"
    />
  )
