import { Hono } from 'hono'

/** Pesos for one dollar, as the office in Santiago sets it. */
export const createSettings = () => {
  let pesosPerDollar = 948.2
  return {
    pesosPerDollar: () => pesosPerDollar,
    setPesosPerDollar: (rate: number) => {
      pesosPerDollar = rate
    },
  }
}

export type Settings = ReturnType<typeof createSettings>

export const createSettingsRoutes = (settings: Settings) =>
  new Hono().get('/shopify/settings/exchange-rate', (c) =>
    c.json({ success: true, data: { exchangeRate: settings.pesosPerDollar() } }),
  )
