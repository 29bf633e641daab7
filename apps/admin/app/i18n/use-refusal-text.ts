import type { Namespace, Originals } from './catalogue.ts'
import { useText } from './use-text.ts'

type Codes<N extends Namespace, Prefix extends string> = keyof Originals<N> extends infer Key
  ? Key extends `${Prefix}.${infer Code}`
    ? Code
    : never
  : never

type Values = Readonly<Record<string, string | number>>

/**
 * The text of a refusal, `problem.` and its code: the screen's own, or else what the layout says for every screen. The
 * compiler names a code that has none.
 */
export const useRefusalText = <N extends Namespace, Prefix extends string = 'problem'>(
  namespace: N,
  prefix: Prefix = 'problem' as Prefix,
) => {
  const text = useText(namespace) as (key: string, values?: Values) => string
  return ({ code, params }: { readonly code: Codes<N, Prefix>; readonly params?: Values }, more?: Values): string =>
    text(`${prefix}.${code}`, { ...params, ...more })
}
