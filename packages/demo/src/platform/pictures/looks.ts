import type { Colour } from './colours.ts'

/**
 * What the studio draws. A picture is `demo/<look>-<body>-<view>.avif`: one model a look, its body in the colour named,
 * seen from the view named, 1200 pixels square, without brand marks. Where `brands` names one of the title, it is
 * `demo/<look>-<body>-<brand>-<view>.avif`. Views mean the same for every look:
 * - front: three-quarters from the front, the picture of the card; a laptop stands open, a phone upright.
 * - back: three-quarters from behind; a rack unit, a switch or a tower shows its sockets.
 * - side: flat from the side, so that the thickness shows.
 * - detail: close up of what the sentence of the look names.
 * - top: straight from above; of a laptop the keyboard.
 */
export const views = ['front', 'back', 'side', 'detail', 'top'] as const
export type View = (typeof views)[number]

type LookFacts = {
  readonly views: readonly [View, View, View, ...View[]]
  /** Brands whose products have a desktop and keys of their own; those of all others look alike. */
  readonly brands?: readonly string[]
  /** One line for who models it. */
  readonly renders: string
}

const open: LookFacts['views'] = ['front', 'back', 'side', 'top']
const turned: LookFacts['views'] = ['front', 'back', 'detail']
const held: LookFacts['views'] = ['front', 'back', 'side']
const small: LookFacts['views'] = ['front', 'detail', 'top']

export const looks = {
  'laptop-business-12': {
    views: open,
    brands: ['HP', 'ThinkPad'],
    renders: 'small business clamshell, square corners, wide bezel, matte',
  },
  'laptop-business-14': {
    views: open,
    brands: ['HP', 'ThinkPad'],
    renders: 'business clamshell, square corners, pointing stick, sockets on both sides',
  },
  'laptop-business-15': {
    views: open,
    brands: ['HP', 'ThinkPad'],
    renders: 'large business clamshell with a number pad',
  },
  'laptop-thin-13': {
    views: open,
    brands: ['Apple', 'Dell'],
    renders: 'thin rounded metal clamshell, large touchpad, hardly any sockets',
  },
  'laptop-thin-14': {
    views: open,
    brands: ['Apple', 'Dell', 'ThinkPad'],
    renders: 'thin metal clamshell, narrow bezel',
  },
  'laptop-thin-16': {
    views: open,
    brands: ['Apple'],
    renders: 'large thin metal clamshell with speaker grilles beside the keys',
  },
  'laptop-consumer-15': { views: open, renders: 'rounded plastic clamshell with a number pad' },
  'laptop-gaming-15': { views: open, renders: 'thick clamshell, angular vents behind, coloured keys' },
  'laptop-convertible-13': { views: open, renders: 'clamshell on a 360 degree hinge, shown as a tent from the side' },
  'laptop-detachable-12': { views: open, renders: 'tablet on a kickstand with a thin keyboard cover' },
  'laptop-workstation-15': {
    views: open,
    brands: ['HP', 'ThinkPad'],
    renders: 'deep clamshell, thick base, sockets behind',
  },
  'laptop-rugged': { views: open, renders: 'armoured clamshell with bumpers and port doors' },
  'laptop-school-11': { views: open, renders: 'small plastic clamshell with a rubber edge' },
  'desktop-tower': { views: turned, renders: 'office midi tower, drive slot, front sockets; detail: front sockets' },
  'desktop-tower-gaming': { views: turned, renders: 'tower with a glass side; detail: the card inside' },
  'desktop-sff': { views: turned, renders: 'small desktop lying flat, a third of a tower; detail: front sockets' },
  'desktop-usff': { views: turned, renders: 'palm-sized flat box standing upright; detail: front sockets' },
  'desktop-cube': { views: turned, renders: 'flat rounded metal square; detail: the sockets' },
  'desktop-aio': { views: turned, renders: 'screen on a foot with a computer behind; detail: the foot' },
  'desktop-aio-chin': { views: turned, renders: 'metal screen with a chin on a bent foot; detail: the thin edge' },
  'desktop-workstation': { views: turned, renders: 'large tower with handles and a mesh front; detail: the handle' },
  'monitor-22': { views: turned, renders: '22-inch 16:9 or 16:10 screen on a column foot; detail: buttons' },
  'monitor-24': { views: turned, renders: '24-inch screen, thin bezel, foot that turns; detail: sockets from below' },
  'monitor-27': { views: turned, renders: '27-inch screen, thin bezel, foot that turns; detail: sockets from below' },
  'monitor-square': { views: turned, renders: '19-inch 5:4 screen; detail: buttons' },
  'monitor-ultrawide': { views: turned, renders: '34-inch 21:9 curved screen; detail: the curve from above' },
  'monitor-gaming': { views: turned, renders: '24 to 27-inch screen on an angular foot; detail: the foot' },
  'server-1u': { views: turned, renders: 'rack server of one unit with 8 drives; detail: a drive pulled out' },
  'server-2u': { views: turned, renders: 'rack server of two units with 12 to 16 drives; detail: a drive pulled out' },
  'server-tower': { views: turned, renders: 'tower server with a lockable front; detail: drives behind it' },
  'server-cube': { views: turned, renders: 'small cube server; detail: the four drives' },
  'switch-8': { views: turned, renders: 'desktop switch with 8 sockets; detail: the sockets' },
  'switch-24': { views: turned, renders: 'rack switch with 24 sockets in two rows and 4 cages; detail: the cages' },
  'switch-48': { views: turned, renders: 'rack switch with 48 sockets in two rows and 4 cages; detail: the cages' },
  'switch-fibre': { views: turned, renders: 'rack switch with 24 to 48 cages; detail: the cages' },
  'router-desktop': { views: turned, renders: 'small router with 5 sockets; detail: the sockets' },
  'router-wifi': { views: turned, renders: 'flat router with four aerials; detail: the sockets' },
  'router-rack': { views: turned, renders: 'rack router of one unit with module bays; detail: the bays' },
  'access-point': { views: turned, renders: 'round ceiling plate with a light ring; detail: the socket' },
  'access-point-square': { views: turned, renders: 'square ceiling plate; detail: the socket' },
  firewall: { views: turned, renders: 'desktop box with a row of sockets; detail: the sockets' },
  'firewall-rack': { views: turned, renders: 'rack firewall of one unit; detail: the sockets' },
  'nas-2': { views: turned, renders: 'box with two upright drives; detail: a drive pulled out' },
  'nas-4': { views: turned, renders: 'box with four upright drives; detail: a drive pulled out' },
  'storage-controller': { views: small, renders: 'low card with a heat sink and two wide plugs; detail: the plugs' },
  'phone-home-button': { views: held, renders: 'phone with chin, forehead and a round key; one camera' },
  'phone-notch': { views: held, renders: 'phone with a notch and a square camera field of two' },
  'phone-notch-x': { views: held, renders: 'phone with a notch and two cameras in an upright pill' },
  'phone-notch-wide': { views: held, renders: 'rounded phone with a notch, wider margins and a square camera field' },
  'phone-notch-slim': { views: held, renders: 'flat-sided phone with a narrow notch and two cameras across' },
  'phone-notch-pro': { views: held, renders: 'phone with a notch and a square camera field of three, matte glass' },
  'phone-island': { views: held, renders: 'phone with a pill in the screen and two cameras' },
  'phone-punch-hole': { views: held, renders: 'phone with a hole in the screen and three cameras in a column' },
  'phone-visor': { views: held, renders: 'phone with a camera bar across the back' },
  'tablet-home-button': { views: held, renders: 'tablet with even margins and a round key' },
  'tablet-edge': { views: held, renders: 'tablet with narrow even margins and rounded corners' },
  'tablet-wide': { views: held, renders: '16:10 tablet with the camera on the long side' },
  'e-reader': { views: held, renders: 'paper-like screen in a plastic frame' },
  'e-reader-keys': { views: held, renders: 'paper-like screen with a grip and two keys on one side' },
  'watch-square': { views: held, renders: 'rounded square watch with a crown and a rubber strap' },
  'watch-round': { views: held, renders: 'round watch with two side keys and a rubber strap' },
  keyboard: { views: small, renders: 'flat full-size keyboard; detail: key caps' },
  'keyboard-mechanical': { views: small, renders: 'high keyboard with lit keys; detail: key caps' },
  mouse: { views: held, renders: 'plain two-key mouse with a cable' },
  'mouse-wireless': { views: held, renders: 'the same mouse without a cable' },
  'mouse-ergonomic': { views: held, renders: 'high mouse with a thumb rest and two wheels' },
  webcam: { views: turned, renders: 'camera bar with a clip; detail: the lens' },
  headphones: { views: held, renders: 'over-ear headphones with a padded band' },
  headset: { views: held, renders: 'headset with a microphone arm' },
  earbuds: { views: small, renders: 'two earbuds before their open case; detail: one bud' },
  cpu: { views: small, renders: 'square chip with a metal lid; detail: contacts below' },
  'ram-dimm': { views: small, renders: 'memory stick with 8 chips; detail: contacts' },
  'ram-sodimm': { views: small, renders: 'short memory stick; detail: contacts' },
  'ssd-2.5': { views: small, renders: 'flat 2.5-inch metal box; detail: plug' },
  'ssd-m2': { views: small, renders: 'M.2 stick of 80 millimetres; detail: contacts' },
  hdd: { views: small, renders: '3.5-inch disk with a label; detail: plug' },
  'gpu-single-fan': { views: turned, renders: 'short card with one fan; detail: sockets' },
  'gpu-dual-fan': { views: turned, renders: 'card with two fans and a back plate; detail: sockets' },
  'gpu-blower': { views: turned, renders: 'flat closed card with a turbine; detail: sockets' },
  psu: { views: turned, renders: 'ATX power supply with a fan on top; detail: socket panel' },
  motherboard: { views: small, renders: 'ATX board with four memory slots; detail: rear sockets' },
  'motherboard-matx': { views: small, renders: 'micro ATX board; detail: rear sockets' },
  case: { views: turned, renders: 'empty midi tower, mesh front, glass side; detail: fan' },
  'case-small': { views: turned, renders: 'empty micro or mini tower; detail: front sockets' },
  'external-hdd': { views: small, renders: 'pocket disk with a cable; detail: plug' },
  'external-hdd-desk': { views: turned, renders: 'book-sized standing disk; detail: sockets' },
  'external-ssd': { views: small, renders: "metal pocket drive of a card's size; detail: plug" },
  'external-ssd-rugged': { views: small, renders: 'rubber-edged pocket drive with a loop; detail: plug' },
  'usb-drive': { views: small, renders: 'metal USB stick; detail: plug' },
  'memory-card': { views: small, renders: 'microSD card beside its adapter; detail: contacts' },
  'memory-card-sd': { views: small, renders: 'full-size SD card; detail: contacts' },
  'printer-laser': { views: turned, renders: 'box laser printer with a paper drawer; detail: panel' },
  'printer-ink': { views: turned, renders: 'flat ink printer with a scanner lid; detail: panel' },
  'printer-mfp': { views: turned, renders: 'laser printer with a sheet feeder on top; detail: panel' },
  'printer-label': { views: turned, renders: 'label printer with a roll inside; detail: the slot' },
  'scanner-sheet': { views: turned, renders: 'upright sheet-fed scanner, tray folded out; detail: keys' },
  'scanner-flat': { views: turned, renders: 'flatbed scanner with its lid ajar; detail: keys' },
  projector: { views: turned, renders: 'white box with an off-centre lens; detail: the lens' },
} as const satisfies Record<string, LookFacts>

export type Look = keyof typeof looks

/** The brand whose edition a view shows; from behind all lids are alike. */
export const brandIn = (look: Look, view: View, title: string): string | undefined => {
  const { brands = [] }: LookFacts = looks[look]
  return view === 'back' ? undefined : brands.find((brand) => title.split(' ').includes(brand))
}

export const pictureKey = (look: Look, body: Colour, view: View, title = ''): string => {
  const brand = brandIn(look, view, title)
  return `demo/${look}-${body}${brand ? `-${brand.toLowerCase()}` : ''}-${view}.avif`
}
