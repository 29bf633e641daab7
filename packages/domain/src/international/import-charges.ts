import type { MarketId } from '../markets/market.ts'
import type { Language } from '../text/language.ts'

/** Who may charge for the import, and what: named, because nobody but customs knows how much. // divergences D-25 */
type ImportCharges = {
  readonly label: string
  readonly value: string
  readonly note: string
}

/** Our prices contain none of it, whatever the market. */
export const importCharges = {
  ba: {
    bcs: {
      label: 'Carina i PDV pri uvozu',
      value: 'nisu u iznosu',
      note: 'Carina i PDV pri uvozu nisu dio ovog iznosa. Ako ih carina obračuna, primalac ih plaća pri preuzimanju paketa.',
    },
    en: {
      label: 'Customs duty and import VAT (PDV)',
      value: 'not included',
      note: 'Customs duty and import VAT (PDV) are not part of this amount. If customs charge them, the recipient pays them when the parcel arrives.',
    },
    es: {
      label: 'Aduana e IVA de importación (PDV)',
      value: 'no incluidos',
      note: 'Los derechos de aduana y el IVA de importación (PDV) no son parte de este monto. Si la aduana los cobra, los paga quien recibe el paquete.',
    },
  },
  cl: {
    bcs: {
      label: 'Carina i IVA pri uvozu',
      value: 'nisu u iznosu',
      note: 'Carina i IVA pri uvozu u Čile nisu dio ovog iznosa. Ako ih čileanska carina obračuna, primalac ih plaća pri preuzimanju paketa.',
    },
    en: {
      label: 'Customs duty and import VAT (IVA)',
      value: 'not included',
      note: 'Customs duty and import VAT (IVA) are not part of this amount. If Chilean customs charge them, the recipient pays them when the parcel arrives.',
    },
    es: {
      label: 'Aduana e IVA de importación',
      value: 'no incluidos',
      note: 'Los derechos de aduana y el IVA de importación no son parte de este monto. Si Aduanas los cobra, los paga quien recibe el paquete.',
    },
  },
} as const satisfies Record<MarketId, Record<Language, ImportCharges>>
