import type { PredictiveSearchLimitScope } from '@shopify/hydrogen-react/storefront-api-types'

/** `EACH` cuts every list at the limit; `ALL` lets them take turns until there are as many in total. */
export const shareOutLimit = <Lists extends Readonly<Record<string, readonly unknown[]>>>(
  lists: Lists,
  limit: number,
  scope: PredictiveSearchLimitScope,
): Lists => {
  const names = Object.keys(lists)
  const taken = new Map(names.map((name) => [name, 0]))
  const roomIn = (name: string) => (lists[name]?.length ?? 0) > (taken.get(name) ?? 0)
  for (let left = limit; left > 0 && names.some(roomIn); )
    for (const name of names)
      if (left > 0 && roomIn(name)) {
        taken.set(name, (taken.get(name) ?? 0) + 1)
        left -= 1
      }
  const lengthOf = (name: string) => (scope === 'EACH' ? limit : taken.get(name))
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, list.slice(0, lengthOf(name))]),
  ) as unknown as Lists
}
