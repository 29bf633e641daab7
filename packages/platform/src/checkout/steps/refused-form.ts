import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { FormErrors } from '../../hosted-pages/form-field.ts'
import { createSecret, type SecretStore } from '../../shops/secrets.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { ChargeRefusal } from '../../tables/card-gateway.table.ts'
import type { PaymentMethod } from '../../tables/checkouts.table.ts'

/** What the payment step says about the last attempt. */
export type PaymentNotice =
  | { readonly kind: 'changed' | 'too-many-orders' | 'too-many-cards' }
  | { readonly kind: 'discount'; readonly code: string }
  | { readonly kind: 'refused'; readonly reason: ChargeRefusal | 'cancelled' }

/**
 * What a form that was not accepted leaves for the page that its sender is redirected to, so that Back and reload work
 * there. Never anything of a card.
 */
export type RefusedForm =
  /** `isJudged` where its mistakes are to be shown. */
  | {
      readonly step: 'information'
      readonly fields: Readonly<Record<string, string>>
      readonly isJudged: boolean
    }
  | { readonly step: 'delivery'; readonly errors: FormErrors }
  | {
      readonly step: 'payment'
      readonly method?: PaymentMethod
      readonly errors?: FormErrors
      readonly notice?: PaymentNotice
    }

const cookieName = 'checkout-form'

/** The products are held for half of that at most. */
const lifetimeSeconds = 30 * 60

/** Browsers drop a cookie of more than 4,096 bytes with its name and attributes. */
const maxCharacters = 3_600

const maxInflatedBytes = 65_536

const pack = (kept: RefusedForm) => deflateRawSync(JSON.stringify(kept)).toString('base64url')

/** Rather without the longest field than without all of them. */
const packToFit = (kept: RefusedForm): string => {
  const packed = pack(kept)
  if (packed.length <= maxCharacters || kept.step !== 'information') return packed
  const [longest = ''] =
    Object.entries(kept.fields).toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const { [longest]: _dropped, ...fields } = kept.fields
  return packToFit({ ...kept, fields })
}

export const createRefusedForms = (store: SecretStore) => {
  const secret = createSecret(store, 'checkout:refused-form')
  const signatureOf = async (token: string, packed: string) =>
    createHmac('sha256', await secret())
      .update(`${token} ${packed}`)
      .digest('base64url')

  const cookie = ({ origin }: Pick<ShopEndpoint, 'origin'>, token: string, value: string, maxAge: number) =>
    generateCookie(cookieName, value, {
      path: `/checkouts/${token}`,
      httpOnly: true,
      sameSite: 'Lax',
      secure: origin.startsWith('https:'),
      maxAge,
    })

  return {
    async cookieFor(endpoint: Pick<ShopEndpoint, 'origin'>, token: string, kept: RefusedForm): Promise<string> {
      const packed = packToFit(kept)
      return cookie(endpoint, token, `${packed}.${await signatureOf(token, packed)}`, lifetimeSeconds)
    },

    /** Undefined where none is kept, or not by us. */
    async read(request: Request, token: string): Promise<RefusedForm | undefined> {
      const [packed = '', given = ''] = readCookie(request).split('.')
      if (packed === '') return undefined
      const [right, signature] = [Buffer.from(await signatureOf(token, packed)), Buffer.from(given)]
      if (right.length !== signature.length || !timingSafeEqual(right, signature)) return undefined
      const inflated = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxInflatedBytes })
      return JSON.parse(inflated.toString()) as RefusedForm
    },

    /** After a form that was accepted. */
    forget(
      response: Response,
      { endpoint, request, token }: { endpoint: ShopEndpoint; request: Request; token: string },
    ) {
      const isKeptAnew = response.headers.getSetCookie().some((each) => each.startsWith(`${cookieName}=`))
      if (readCookie(request) !== '' && !isKeptAnew)
        response.headers.append('Set-Cookie', cookie(endpoint, token, '', 0))
      return response
    },
  }
}

export type RefusedForms = ReturnType<typeof createRefusedForms>

const readCookie = (request: Request): string =>
  parse(request.headers.get('cookie') ?? '', cookieName)[cookieName] ?? ''
