import type { PluralForms } from '@dvaput/domain/text/plural'

/** A message is a text with `{placeholders}`, or one such text for each plural form of `{count}`. */
export type Message = string | PluralForms

/** The messages of one namespace in one language. */
export type Messages = Readonly<Record<string, Message>>

type PlaceholdersIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlaceholdersIn<Rest> : never
type WordingOf<M> = M extends string ? M : M extends PluralForms ? M['one'] | M['other'] : never

type Placeholders<M> = M extends string ? PlaceholdersIn<M> : PlaceholdersIn<WordingOf<M>> | 'count'

type ValuesOf<M> = [Placeholders<M>] extends [never] ? [] : [values: Readonly<Record<Placeholders<M>, string | number>>]

/** Formats one of these messages. The compiler knows its keys, and the placeholders of each. */
export type Text<Originals> = <Key extends keyof Originals & string>(
  key: Key,
  ...values: ValuesOf<Originals[Key]>
) => string

type SameKind<M> = M extends string ? string : PluralForms

/** A translation has every key of the Bosnian original, of the same kind, and no other. */
export type TranslationOf<Original extends Messages> = {
  readonly [Key in keyof Original]: SameKind<Original[Key]>
}
