import DataLoader from 'dataloader'

type Batch<Context, Key, Value> = (context: Context, keys: readonly Key[]) => Promise<readonly (Value | Error)[]>

/**
 * One such loader per request: what many fields load at once becomes one statement.
 * Usage: `const variantsOf = defineLoader(async (context: StorefrontContext, productIds: readonly number[]) => …)`,
 * then `variantsOf(context).load(product.id)`.
 */
export const defineLoader = <Context extends object, Key, Value>(
  batch: Batch<Context, Key, Value>,
): ((context: Context) => DataLoader<Key, Value>) => {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>()
  return (context) => {
    const known = loaders.get(context)
    if (known) return known
    const loader = new DataLoader<Key, Value>((keys) => batch(context, keys))
    loaders.set(context, loader)
    return loader
  }
}

/** Rows of a batch, put in the order of the keys; a key without rows gets an empty list. */
export const groupByKey = <Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): readonly (readonly Row[])[] => {
  const groups = Map.groupBy(rows, keyOf)
  return keys.map((key) => groups.get(key) ?? [])
}
