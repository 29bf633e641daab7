import { createHash } from 'node:crypto'
import { within } from '@dvaput/domain/flow/within'
import type { Money } from '@dvaput/domain/money/money'
import { IntegrationError } from '../../http/integration-error.ts'
import { readBoundedText } from '../../http/read-bounded-text.ts'
import type { MonriAccount } from './to-form.ts'

type Needs = MonriAccount & {
  readonly url: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly timeoutMs: number
}

const service = 'monri'
const maxBytes = 64 * 1024

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text of one element, of a document that we know the form of. */
const elementOf = (xml: string, name: string) =>
  new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1]?.trim()

const toXml = (reference: string, { minor, currency }: Money, { merchantKey, authenticityToken }: MonriAccount) => {
  const digest = createHash('sha1').update(`${merchantKey}${reference}${minor}${currency}`).digest('hex')
  return `<?xml version="1.0" encoding="UTF-8"?>
<transaction>
  <amount>${minor}</amount>
  <currency>${currency}</currency>
  <digest>${digest}</digest>
  <authenticity-token>${escapeXml(authenticityToken)}</authenticity-token>
  <order-number>${escapeXml(reference)}</order-number>
</transaction>`
}

/**
 * Sent once and never again: the order number is the only key, so a second request would be a second refund. Where the
 * response is lost the error has the code `outcome-unknown`, and somebody has to look before it is asked for again.
 */
export const sendRefund = async (reference: string, amount: Money, needs: Needs): Promise<{ refundId: string }> => {
  const { url, fetch, timeoutMs } = needs
  const deadline = AbortSignal.timeout(timeoutMs)
  const request = new Request(`${url}/transactions/${encodeURIComponent(reference)}/refund.xml`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/xml', Accept: 'application/xml' },
    body: toXml(reference, amount, needs),
    redirect: 'error',
    signal: deadline,
  })
  const send = async () => {
    const response = await fetch(request)
    return { status: response.status, text: await readBoundedText(response, maxBytes) }
  }
  const code = 'outcome-unknown'
  const { status, text } = await within(deadline, send()).catch((cause: unknown) => {
    throw new IntegrationError({ service, kind: deadline.aborted ? 'timeout' : 'network', code, cause })
  })
  if (status >= 400 && status < 500) throw new IntegrationError({ service, kind: 'refused', status })
  const [outcome, refundId] = [elementOf(text ?? '', 'status'), elementOf(text ?? '', 'id')]
  if (outcome === 'declined') {
    const remoteMessage = elementOf(text ?? '', 'response-message')
    throw new IntegrationError({ service, kind: 'refused', status, remoteMessage })
  }
  if (status >= 300 || outcome !== 'approved' || !refundId)
    throw new IntegrationError({ service, kind: 'bad-response', status, code })
  return { refundId }
}
