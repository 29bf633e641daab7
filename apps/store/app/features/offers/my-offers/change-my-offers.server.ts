import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { Locale } from '@dvaput/domain/markets/locale'
import { checkTargetAmount } from '@dvaput/domain/offers/check-offer-amount'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import type { Services } from '../../../context.ts'
import { loadText } from '../../../i18n/load-text.ts'
import { isIntegrationError } from '../../../lib/failures/is-integration-error.ts'
import { buyAtAgreedPrice } from './buy-at-agreed-price.server.ts'
import type { MyOffersResult } from './my-offers-result.ts'
import { readOffered } from './read-offered.server.ts'

type Needs = {
  readonly customer: Customer
  readonly locale: Locale
  readonly services: Pick<Services, 'offers' | 'targetPrices' | 'cartLines' | 'serverCart'>
}

const isId = (value: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

const answers = {
  accept: 'done.accept',
  answer: 'done.answer',
  decline: 'done.decline',
  withdraw: 'done.withdraw',
} as const

const isAnswer = (move: string): move is keyof typeof answers => Object.hasOwn(answers, move)

/** The forms of the page: answers to a counter-offer, withdrawal, purchase, and without scripts a new offer. */
export const changeMyOffers = async (form: FormData, needs: Needs): Promise<MyOffersResult> => {
  const { customer, locale, services } = needs
  const [text, offerText] = await Promise.all([
    loadText(locale.language, 'my-offers'),
    loadText(locale.language, 'offers'),
  ])
  const read = (name: string) => String(form.get(name) ?? '')
  const [move, id, stopped] = [read('move'), read('offer'), read('stop')]
  const typed = { amount: read('amount').trim(), message: read('message') }
  const refuse = ({ code, params }: Refusal, about: string | null): MyOffersResult => ({
    failed: true,
    message: formatRefusal(refusalTexts[locale.language][code], params),
    about,
    ...((move === 'answer' || move === 'submit' || move === 'alert') && { typed }),
  })

  /** `alert`: without an offer. */
  const submit = async (isAlert: boolean): Promise<MyOffersResult> => {
    const identity = parseProductIdentity(read('product'))
    const product = identity && (await readOffered(identity, { offers: services.offers, locale }))
    if (!product) return refuse({ code: 'product-not-found' }, null)
    const { productId, variantId, price, isInternational, isSoldOut } = product
    if (isSoldOut && !isAlert) return refuse({ code: 'offer-no-unit' }, null)
    const amount = checkTargetAmount(typed.amount, price, !isSoldOut)
    if (typeof amount === 'string') return refuse({ code: amount }, null)
    if (isAlert) {
      const kept = await services.targetPrices.keep({ customer, locale, identity, amount })
      if (kept !== 'taken')
        return refuse({ code: kept === 'too-many' ? 'too-many-requests' : 'product-not-found' }, null)
      return { failed: false, message: offerText('offer.alertKept'), about: null }
    }
    const sent = await services.offers.submit({
      ...{ kind: identity.kind, productId, variantId: variantId ?? undefined },
      ...{ customer, locale, amount: typed.amount, message: typed.message.trim() || null },
    })
    if (!sent.ok) return refuse(sent.refusal, null)
    return {
      failed: false,
      message: offerText(isInternational ? 'offer.sentInternational' : 'offer.sent'),
      about: null,
    }
  }

  try {
    if (isId(stopped)) {
      await services.targetPrices.stopWatching(stopped, customer)
      return { failed: false, message: text('done.stop'), about: null }
    }
    if (move === 'submit' || move === 'alert') return await submit(move === 'alert')
    if (!isId(id)) return refuse({ code: 'not-found' }, null)
    if (move === 'buy') return await buyAtAgreedPrice(id, { ...needs, inBrowser: read('cart') === 'browser' })
    if (!isAnswer(move)) return refuse({ code: 'not-found' }, id)
    const answered = await services.offers.answer(customer.id, id, {
      ...{ move, amount: typed.amount, message: typed.message.trim() || null },
    })
    return answered.ok ? { failed: false, message: text(answers[move]), about: id } : refuse(answered.refusal, id)
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return refuse({ code: 'offer-failed' }, isId(id) ? id : null)
  }
}
