import { formatDecimal } from './format-decimal.ts'
import type { Money } from './money.ts'

/** For `/api` and the browser's storage, which know whole units with decimals: 123450 of marks is 1234.5. */
export const toMajor = (money: Money): number => Number(formatDecimal(money))
