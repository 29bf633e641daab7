import type { MarketId } from '../markets/market.ts'
import { foldText } from '../text/fold-text.ts'

type Carrier = {
  readonly name: string
  /** In lower case and without spaces, as the beginning of a typed name may have it. */
  readonly known: readonly string[]
  /** Of one parcel; for some only the page where its number is typed is known. */
  readonly url: (number: string) => string
}

const worldwide: readonly Carrier[] = [
  {
    name: 'DHL',
    known: ['dhl'],
    url: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
  { name: 'FedEx', known: ['fedex'], url: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  { name: 'UPS', known: ['ups'], url: (number) => `https://www.ups.com/track?tracknum=${number}` },
]

/** Those that parcels of the market leave with, the most usual first. */
const carriers: Readonly<Record<MarketId, readonly Carrier[]>> = {
  ba: [
    // Its search is a form that is posted: no URL carries the number.
    { name: 'BH Pošta', known: ['bhposta', 'bhposte'], url: () => 'https://www.posta.ba/pracenje-posiljaka/' },
    // Its search runs in the page, and no URL with a number is documented.
    {
      name: 'EuroExpress',
      known: ['euroexpress', 'eurobrzaposta'],
      url: () => 'https://www.euroexpress.ba/pracenje-posiljke',
    },
    ...worldwide,
  ],
  cl: [
    {
      name: 'Chilexpress',
      known: ['chilexpress', 'chileexpress'],
      url: (number) => `https://centrodeayuda.chilexpress.cl/seguimiento/${number}`,
    },
    { name: 'Starken', known: ['starken'], url: (number) => `https://www.starken.cl/seguimiento?codigo=${number}` },
    {
      name: 'Blue Express',
      known: ['bluexpress', 'blueexpress'],
      url: (number) => `https://www.blue.cl/enviar/seguimiento?n_seguimiento=${number}`,
    },
    {
      name: 'Correos de Chile',
      known: ['correosdechile', 'correoschile'],
      url: (number) => `https://www.correos.cl/web/guest/seguimiento-en-linea?codigos=${number}`,
    },
    ...worldwide,
  ],
}

export const carrierNames = (market: MarketId): readonly string[] => carriers[market].map(({ name }) => name)

type Tracking = {
  readonly company?: string | null | undefined
  readonly number?: string | null | undefined
  readonly url?: string | null | undefined
}

const isWebUrl = (url: string | null | undefined): url is string => url != null && /^https?:\/\//i.test(url)

/** Where a parcel is followed: as the shop has written it, else the carrier's own page of this number. */
export const trackingUrl = ({ company, number, url }: Tracking, market: MarketId): string | null => {
  if (isWebUrl(url)) return url
  const name = foldText(company ?? '').replaceAll(/[^a-z0-9]/g, '')
  const parcel = (number ?? '').replaceAll(/\s/g, '')
  const carrier =
    parcel === '' ? undefined : carriers[market].find(({ known }) => known.some((each) => name.startsWith(each)))
  return carrier ? carrier.url(encodeURIComponent(parcel)) : null
}
