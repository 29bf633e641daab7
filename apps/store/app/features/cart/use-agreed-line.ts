import type { AgreedLine, CartLine } from '@dvaput/domain/cart/cart-line'
import { lineKey } from '@dvaput/domain/cart/cart-line'
import { useEffect, useState } from 'react'
import { useSession } from '../../state/session.ts'
import { checkLines } from './check-lines.ts'

const timeoutMs = 8_000

/** What was agreed with this customer about a line that was just added; what else has changed the cart itself says. */
export const useAgreedLine = (line: CartLine | undefined): AgreedLine | undefined => {
  const isLoggedIn = useSession() !== null
  const [found, setFound] = useState<AgreedLine>()
  const key = line && lineKey(line)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the line
  useEffect(() => {
    if (!line || !isLoggedIn) return
    checkLines([line], AbortSignal.timeout(timeoutMs)).then(
      ([checked]) => setFound(checked?.current?.agreed),
      // The cart asks again.
      () => undefined,
    )
  }, [key, isLoggedIn])
  return found ?? line?.agreed
}
