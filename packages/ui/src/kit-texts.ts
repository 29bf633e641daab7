import type { Text } from '@dvaput/i18n/message'
import type { messages as kit } from '@dvaput/i18n/messages/bcs/kit'
import type { messages as passwords } from '@dvaput/i18n/messages/bcs/passwords'
import { createContext, use } from 'react'

type Texts = { readonly kit: Text<typeof kit>; readonly passwords: Text<typeof passwords> }

export type UseKitText = <Part extends keyof Texts>(part: Part) => Texts[Part]

/** A hook of the app: the texts of the kit are in the app's own chunks, in the language of the page. */
export const KitTexts = createContext<UseKitText>(() => {
  throw new Error('the kit is rendered outside of KitTexts')
})

export const useKitText: UseKitText = (part) => use(KitTexts)(part)
