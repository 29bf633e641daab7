const open = ['front', 'back', 'side', 'top']
const turned = ['front', 'back', 'detail']
const held = ['front', 'back', 'side']
const small = ['front', 'detail', 'top']

/** Which views the photo desk takes of what; a picture is `demo/<look>-<body>-<view>.avif`. */
const views = {
  'laptop-business-12': open,
  'laptop-business-14': open,
  'laptop-business-15': open,
  'laptop-thin-13': open,
  'laptop-thin-14': open,
  'laptop-thin-16': open,
  'laptop-consumer-15': open,
  'laptop-gaming-15': open,
  'laptop-convertible-13': open,
  'laptop-detachable-12': open,
  'laptop-workstation-15': open,
  'laptop-rugged': open,
  'laptop-school-11': open,
  'desktop-tower': turned,
  'desktop-tower-gaming': turned,
  'desktop-sff': turned,
  'desktop-usff': turned,
  'desktop-cube': turned,
  'desktop-aio': turned,
  'desktop-aio-chin': turned,
  'desktop-workstation': turned,
  'monitor-22': turned,
  'monitor-24': turned,
  'monitor-27': turned,
  'monitor-square': turned,
  'monitor-ultrawide': turned,
  'monitor-gaming': turned,
  'server-1u': turned,
  'server-2u': turned,
  'server-tower': turned,
  'server-cube': turned,
  'switch-8': turned,
  'switch-24': turned,
  'switch-48': turned,
  'switch-fibre': turned,
  'router-desktop': turned,
  'router-wifi': turned,
  'router-rack': turned,
  'access-point': turned,
  'access-point-square': turned,
  firewall: turned,
  'firewall-rack': turned,
  'nas-2': turned,
  'nas-4': turned,
  'storage-controller': small,
  'phone-home-button': held,
  'phone-notch': held,
  'phone-notch-x': held,
  'phone-notch-wide': held,
  'phone-notch-slim': held,
  'phone-notch-pro': held,
  'phone-island': held,
  'phone-punch-hole': held,
  'phone-visor': held,
  'tablet-home-button': held,
  'tablet-edge': held,
  'tablet-wide': held,
  'e-reader': held,
  'e-reader-keys': held,
  'watch-square': held,
  'watch-round': held,
  headphones: held,
  headset: held,
  earbuds: small,
  cpu: small,
  'ram-dimm': small,
  'ram-sodimm': small,
  'ssd-2.5': small,
  'ssd-m2': small,
  hdd: small,
  'gpu-single-fan': turned,
  'gpu-dual-fan': turned,
  'gpu-blower': turned,
  psu: turned,
  'printer-laser': turned,
  'printer-mfp': turned,
  'printer-label': turned,
  'scanner-sheet': turned,
  'scanner-flat': turned,
  projector: turned,
} as const satisfies Record<string, readonly string[]>

export type Look = keyof typeof views

/** Brands whose laptops were photographed for themselves, except from behind. */
const photographedAlone: Partial<Record<Look, readonly string[]>> = {
  'laptop-business-12': ['HP', 'ThinkPad'],
  'laptop-business-14': ['HP', 'ThinkPad'],
  'laptop-business-15': ['HP', 'ThinkPad'],
  'laptop-thin-13': ['Apple', 'Dell'],
  'laptop-thin-14': ['Apple', 'Dell', 'ThinkPad'],
  'laptop-thin-16': ['Apple'],
  'laptop-workstation-15': ['HP', 'ThinkPad'],
}

type Photographed = { readonly look: Look; readonly body: string; readonly name: string }

export const pictureKeys = ({ look, body, name }: Photographed): string[] => {
  const brand = photographedAlone[look]?.find((one) => name.split(' ').includes(one))
  return views[look].map((view) =>
    brand && view !== 'back'
      ? `demo/${look}-${body}-${brand.toLowerCase()}-${view}.avif`
      : `demo/${look}-${body}-${view}.avif`,
  )
}
