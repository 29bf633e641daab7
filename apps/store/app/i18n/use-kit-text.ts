import type { UseKitText } from '@dvaput/ui/kit-texts.ts'
import { useText } from './use-text.ts'

const namespaces = { kit: 'shell', passwords: 'passwords' } as const

export const useKitText = ((part) => useText(namespaces[part])) as UseKitText
