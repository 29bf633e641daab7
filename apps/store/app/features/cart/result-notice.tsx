import { Notice } from '@dvaput/ui/notice.tsx'
import { RefusalNotice } from '../../ui/forms/refusal-notice.tsx'
import type { CartResult } from './cart-result.ts'

/** What became of a form that was sent without scripts. */
export const ResultNotice = ({ result: { failed, message, details = [] } }: { readonly result: CartResult }) =>
  failed ? <RefusalNotice message={message} details={details} /> : <Notice tone="success">{message}</Notice>
