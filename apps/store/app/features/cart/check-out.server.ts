import type { Checkout } from '@dvaput/backend/checkout/checkout'
import type { EarlierChoice } from '@dvaput/backend/checkout/waiting-order'
import type { Person } from '@dvaput/backend/customers/person'
import { type AddressValues, addressFields } from '@dvaput/domain/address/address-form'
import { maxCartLines } from '@dvaput/domain/cart/cart'
import { productKinds } from '@dvaput/domain/cart/cart-kinds'
import { checkCheckout } from '@dvaput/domain/cart/check-checkout'
import { formatCartProblem, type LineProblem } from '@dvaput/domain/cart/line-problem'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { data, redirect } from 'react-router'
import { checkoutCookie, readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { readOrderLinkCookie } from '../../lib/loading/open-order.server.ts'
import type { CartResult } from './cart-result.ts'
import { parseFormLine } from './form-line.ts'

type Needs = {
  readonly page: PageContext
  readonly request: Request
  readonly person: Person
  readonly clientIp: string
  readonly checkout: Pick<Checkout, 'start'>
}

const addressLimit = 200
const codeLimit = 255

const earlierChoices: readonly EarlierChoice[] = ['replace', 'keep']

/** Of an external account; undefined where the form has none. */
const readAddress = (form: FormData): AddressValues | undefined => {
  if (!form.has('address.address1')) return undefined
  const fields = addressFields.map((name) => [name, String(form.get(`address.${name}`) ?? '').slice(0, addressLimit)])
  return Object.fromEntries(fields) as AddressValues
}

/** Leads to the checkout of the kind that the form names, or says why not. */
export const checkOut = async (form: FormData, needs: Needs) => {
  const { page, request, person, clientIp, checkout } = needs
  const { market, language } = page
  const discountCode = String(form.get('code') ?? '')
    .trim()
    .slice(0, codeLimit)
  const refuse = ({ code, params }: Refusal, problems: readonly LineProblem[] = []): CartResult => ({
    failed: true,
    message: formatRefusal(refusalTexts[language][code], params),
    details: problems.map((problem) => formatCartProblem(problem, page)),
    isOutdated: code === 'cart-changed' || code === 'cart-out-of-stock',
    ...(discountCode && { code: { typed: discountCode, isRefused: code === 'discount-code-refused' } }),
  })
  const lines = form
    .getAll('line')
    .slice(0, maxCartLines)
    .flatMap((value) => parseFormLine(value) ?? [])
  const kind = productKinds.find((each) => each === form.get('kind')) ?? 'local'
  if (kind === 'international') {
    // Stock is for the checkout to decide.
    const counted = lines.map(({ identity }) => ({ identity, stock: 1, isStockKnown: true }))
    const code = checkCheckout(counted, kind)
    if (code) return refuse({ code })
    throw redirect('/checkout-era', { status: 303 })
  }
  const browser = await readCheckoutCookie(page, request)
  const address = readAddress(form)
  const earlier = earlierChoices.find((choice) => choice === form.get('earlier'))
  const started = await checkout.start({
    ...{ person, clientIp, locale: { market, language }, browser, lines, address, earlier },
    orderLink: readOrderLinkCookie(page, { request }),
    ...(discountCode && { discountCode }),
  })
  if (!started.ok) return refuse(started.refusal, started.problems)
  const { id, url, browser: secret } = started.value
  const headers = { 'Set-Cookie': await checkoutCookie(page, secret) }
  if (form.get('by') !== 'script') throw redirect(url, { status: 303, headers })
  return data<CartResult>({ failed: false, message: '', started: { id, url } }, { headers })
}
