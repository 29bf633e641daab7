import type { PluralForms } from '@dvaput/domain/text/plural'

/** A message is a text with `{placeholders}`, or one such text for each plural form of `{count}`. */
export type Message = string | PluralForms

type PlaceholdersOf<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlaceholdersOf<Rest> : never
type TextOf<M> = M extends string ? M : M extends PluralForms ? M['one'] | M['other'] : never

export type Placeholders<M> = M extends string ? PlaceholdersOf<M> : PlaceholdersOf<TextOf<M>> | 'count'

type SameKind<M> = M extends string ? string : PluralForms

/** A translation has every key of the Bosnian original, of the same kind, and no other. */
export type TranslationOf<Original extends Record<string, Message>> = {
  readonly [Key in keyof Original]: SameKind<Original[Key]>
}
