/** Providers under whose name an order was paid, as shoppers know them; the same in every language. */
export const paymentProviderTitles: Readonly<Record<string, string>> = {
  'mercado-pago': 'Mercado Pago',
  monri: 'Monri',
}

export const titleOfProvider = (name: string): string => paymentProviderTitles[name] ?? name
