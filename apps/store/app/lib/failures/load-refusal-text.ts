import { formatRefusal, type RefusalTexts } from '@dvaput/domain/refusals/refusal-text'
import type { Language } from '@dvaput/domain/text/language'

type Texts = Partial<RefusalTexts>

/** Loaded when first needed: few visitors are ever refused anything. */
const textsOf = {
  bcs: () => import('@dvaput/domain/refusals/texts/bcs'),
  en: () => import('@dvaput/domain/refusals/texts/en'),
  es: () => import('@dvaput/domain/refusals/texts/es'),
} as const satisfies Record<Language, () => Promise<{ texts: Texts }>>

export type RefusalReason = {
  readonly code?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** Undefined for what is no refusal of ours, for a code of a newer server, and where the texts cannot be loaded. */
export const loadRefusalText = async (
  language: Language,
  { code, params }: RefusalReason,
): Promise<string | undefined> => {
  if (code === undefined) return undefined
  try {
    const texts: Texts = (await textsOf[language]()).texts
    const text = texts[code as keyof Texts]
    return text && formatRefusal(text, params)
  } catch {
    return undefined
  }
}

/** Of a body that may be a refusal of ours. */
export const readRefusalText = async (language: Language, body: string): Promise<string | undefined> => {
  try {
    return await loadRefusalText(language, JSON.parse(body))
  } catch {
    return undefined
  }
}
