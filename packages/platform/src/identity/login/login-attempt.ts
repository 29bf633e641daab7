import type Provider from 'oidc-provider'
import { errors, type InteractionResults } from 'oidc-provider'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { OidcStore } from '../provider/oidc-store.ts'
import { openNodeExchange } from './node-exchange.ts'

export type LoginAttempt = {
  readonly uid: string
  readonly prompt: string
  readonly locale: string | undefined
  readonly loginHint: string
  /** Of the storefront, where it names one. */
  readonly country: string | undefined
  readonly clientOrigin: string
  /** Where the browser goes on. */
  finish(result: InteractionResults): Promise<string>
  finishLogin(accountId: string, means?: 'otp' | 'hwk' | 'pwd'): Promise<string>
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The attempt this browser's cookie belongs to; undefined when it is over or somebody else's. */
export const openLoginAttempt = async (
  provider: Provider,
  store: OidcStore,
  request: Request,
  endpoint: ShopEndpoint,
): Promise<LoginAttempt | undefined> => {
  // The body stays with the caller.
  const { req, res } = await openNodeExchange(new Request(request.url, { headers: request.headers }), endpoint)
  const interaction = await provider.interactionDetails(req, res).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  })
  if (!interaction) return undefined
  const { params, session } = interaction

  const finish = (result: InteractionResults) =>
    provider.interactionResult(req, res, result, { mergeWithLastSubmission: true })

  return {
    uid: interaction.uid,
    prompt: interaction.prompt.name,
    locale: text(params.locale) ?? text(params.ui_locales)?.split(' ')[0],
    loginHint: (text(params.login_hint) ?? '').slice(0, 254),
    country: text(params.region_country),
    clientOrigin: new URL(String(params.redirect_uri)).origin,
    finish,
    async finishLogin(accountId, means = 'otp') {
      if (session?.uid !== undefined && session.accountId !== accountId) {
        // Somebody else sits here now. The library would log the first one out by a form that needs a script.
        interaction.session = undefined
        await interaction.persist()
        await store.endSession(session.uid)
      }
      return finish({ login: { accountId, remember: true, amr: [means] } })
    },
  }
}
