import { listenSandbox } from '../services/listen-sandbox.ts'
import { type ProviderName, paymentProviders } from './payment-providers.ts'
import type { PaymentAccount, PaymentsConfig } from './payment-settings.ts'

export type PaymentSandboxes = Readonly<Partial<Record<ProviderName, PaymentAccount>>>

type Needs = { readonly demo: boolean; readonly payments: PaymentsConfig }

/** The demo's providers, where the settings choose one and name no account at the real one. */
export const openPaymentSandboxes = async ({ demo, payments }: Needs) => {
  const { main, retail, imported, accounts } = payments
  const opened = await Promise.all(
    paymentProviders.map(async ({ name, settings, demoAccount, sandbox: { usualPort, create } }) => {
      const { account, port } = accounts[name]
      const isChosen = [main, retail, imported].includes(name)
      if (!demo || account || port === 'off' || !isChosen) return undefined
      const { url, close } = await listenSandbox(create(), { port, usualPort, setting: settings.port })
      return { name, account: { url, parts: demoAccount }, close }
    }),
  )
  const running = opened.filter((each) => each !== undefined)
  return {
    accounts: Object.fromEntries(running.map(({ name, account }) => [name, account])) as PaymentSandboxes,
    urls: Object.fromEntries(running.map(({ name, account }) => [name, account.url])) as Partial<
      Record<ProviderName, string>
    >,
    close: async () => void (await Promise.all(running.map(({ close }) => close()))),
  }
}
