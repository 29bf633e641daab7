import type { SQL } from '@dvaput/database/query'
import { orders, orderWords } from '../orders/orders.table.ts'
import { matchWords } from './match-words.ts'

/** Of the order's number, e-mail or buyer. */
export const matchOrderWords = (q: string): SQL | undefined => matchWords(orderWords(orders), q)
