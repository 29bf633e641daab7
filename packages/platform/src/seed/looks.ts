import type { Colour } from './colours.ts'

/**
 * What the studio draws. A picture is `demo/<look>-<body>-<view>.avif`: one model a look, its body in the colour named,
 * seen from the view named, 1200 pixels square, without brand marks. Views mean the same for every look:
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
  /** One line for who models it. */
  readonly draws: string
}

const open: LookFacts['views'] = ['front', 'back', 'side', 'top']
const turned: LookFacts['views'] = ['front', 'back', 'detail']
const held: LookFacts['views'] = ['front', 'back', 'side']
const small: LookFacts['views'] = ['front', 'detail', 'top']

export const looks = {
  'laptop-business-12': { views: open, draws: 'small business clamshell, square corners, wide bezel, matte' },
  'laptop-business-14': {
    views: open,
    draws: 'business clamshell, square corners, pointing stick, sockets on both sides',
  },
  'laptop-business-15': { views: open, draws: 'large business clamshell with a number pad' },
  'laptop-thin-13': { views: open, draws: 'thin rounded metal clamshell, large touchpad, hardly any sockets' },
  'laptop-thin-14': { views: open, draws: 'thin metal clamshell, narrow bezel' },
  'laptop-thin-16': { views: open, draws: 'large thin metal clamshell with speaker grilles beside the keys' },
  'laptop-consumer-15': { views: open, draws: 'rounded plastic clamshell with a number pad' },
  'laptop-gaming-15': { views: open, draws: 'thick clamshell, angular vents behind, coloured keys' },
  'laptop-convertible-13': { views: open, draws: 'clamshell on a 360 degree hinge, shown as a tent from the side' },
  'laptop-detachable-12': { views: open, draws: 'tablet on a kickstand with a thin keyboard cover' },
  'laptop-workstation-15': { views: open, draws: 'deep clamshell, thick base, sockets behind' },
  'laptop-rugged': { views: open, draws: 'armoured clamshell with bumpers and port doors' },
  'laptop-school-11': { views: open, draws: 'small plastic clamshell with a rubber edge' },
  'desktop-tower': { views: turned, draws: 'office midi tower, drive slot, front sockets; detail: front sockets' },
  'desktop-tower-gaming': { views: turned, draws: 'tower with a glass side; detail: the card inside' },
  'desktop-sff': { views: turned, draws: 'small desktop lying flat, a third of a tower; detail: front sockets' },
  'desktop-usff': { views: turned, draws: 'palm-sized flat box standing upright; detail: front sockets' },
  'desktop-cube': { views: turned, draws: 'flat rounded metal square; detail: the sockets' },
  'desktop-aio': { views: turned, draws: 'screen on a foot with a computer behind; detail: the foot' },
  'desktop-aio-chin': { views: turned, draws: 'metal screen with a chin on a bent foot; detail: the thin edge' },
  'desktop-workstation': { views: turned, draws: 'large tower with handles and a mesh front; detail: the handle' },
  'monitor-22': { views: turned, draws: '22-inch 16:9 or 16:10 screen on a column foot; detail: buttons' },
  'monitor-24': { views: turned, draws: '24-inch screen, thin bezel, foot that turns; detail: sockets from below' },
  'monitor-27': { views: turned, draws: '27-inch screen, thin bezel, foot that turns; detail: sockets from below' },
  'monitor-square': { views: turned, draws: '19-inch 5:4 screen; detail: buttons' },
  'monitor-ultrawide': { views: turned, draws: '34-inch 21:9 curved screen; detail: the curve from above' },
  'monitor-gaming': { views: turned, draws: '24 to 27-inch screen on an angular foot; detail: the foot' },
  'server-1u': { views: turned, draws: 'rack server of one unit with 8 drives; detail: a drive pulled out' },
  'server-2u': { views: turned, draws: 'rack server of two units with 12 to 16 drives; detail: a drive pulled out' },
  'server-tower': { views: turned, draws: 'tower server with a lockable front; detail: drives behind it' },
  'server-cube': { views: turned, draws: 'small cube server; detail: the four drives' },
  'switch-8': { views: turned, draws: 'desktop switch with 8 sockets; detail: the sockets' },
  'switch-24': { views: turned, draws: 'rack switch with 24 sockets in two rows and 4 cages; detail: the cages' },
  'switch-48': { views: turned, draws: 'rack switch with 48 sockets in two rows and 4 cages; detail: the cages' },
  'switch-fibre': { views: turned, draws: 'rack switch with 24 to 48 cages; detail: the cages' },
  'router-desktop': { views: turned, draws: 'small router with 5 sockets; detail: the sockets' },
  'router-wifi': { views: turned, draws: 'flat router with four aerials; detail: the sockets' },
  'router-rack': { views: turned, draws: 'rack router of one unit with module bays; detail: the bays' },
  'access-point': { views: turned, draws: 'round ceiling plate with a light ring; detail: the socket' },
  'access-point-square': { views: turned, draws: 'square ceiling plate; detail: the socket' },
  firewall: { views: turned, draws: 'desktop box with a row of sockets; detail: the sockets' },
  'firewall-rack': { views: turned, draws: 'rack firewall of one unit; detail: the sockets' },
  'nas-2': { views: turned, draws: 'box with two upright drives; detail: a drive pulled out' },
  'nas-4': { views: turned, draws: 'box with four upright drives; detail: a drive pulled out' },
  'storage-controller': { views: small, draws: 'low card with a heat sink and two wide plugs; detail: the plugs' },
  'phone-home-button': { views: held, draws: 'phone with chin, forehead and a round key; one camera' },
  'phone-notch': { views: held, draws: 'phone with a notch and a square camera field of two' },
  'phone-notch-pro': { views: held, draws: 'phone with a notch and a square camera field of three, matte glass' },
  'phone-island': { views: held, draws: 'phone with a pill in the screen and two cameras' },
  'phone-punch-hole': { views: held, draws: 'phone with a hole in the screen and three cameras in a column' },
  'phone-visor': { views: held, draws: 'phone with a camera bar across the back' },
  'tablet-home-button': { views: held, draws: 'tablet with even margins and a round key' },
  'tablet-edge': { views: held, draws: 'tablet with narrow even margins and rounded corners' },
  'tablet-wide': { views: held, draws: '16:10 tablet with the camera on the long side' },
  'e-reader': { views: held, draws: 'paper-like screen in a plastic frame' },
  'e-reader-keys': { views: held, draws: 'paper-like screen with a grip and two keys on one side' },
  'watch-square': { views: held, draws: 'rounded square watch with a crown and a rubber strap' },
  'watch-round': { views: held, draws: 'round watch with two side keys and a rubber strap' },
  keyboard: { views: small, draws: 'flat full-size keyboard; detail: key caps' },
  'keyboard-mechanical': { views: small, draws: 'high keyboard with lit keys; detail: key caps' },
  mouse: { views: held, draws: 'plain two-key mouse' },
  'mouse-ergonomic': { views: held, draws: 'high mouse with a thumb rest and two wheels' },
  webcam: { views: turned, draws: 'camera bar with a clip; detail: the lens' },
  headphones: { views: held, draws: 'over-ear headphones with a padded band' },
  headset: { views: held, draws: 'headset with a microphone arm' },
  earbuds: { views: small, draws: 'two earbuds before their open case; detail: one bud' },
  cpu: { views: small, draws: 'square chip with a metal lid; detail: contacts below' },
  'ram-dimm': { views: small, draws: 'memory stick with 8 chips; detail: contacts' },
  'ram-sodimm': { views: small, draws: 'short memory stick; detail: contacts' },
  'ssd-2.5': { views: small, draws: 'flat 2.5-inch metal box; detail: plug' },
  'ssd-m2': { views: small, draws: 'M.2 stick of 80 millimetres; detail: contacts' },
  hdd: { views: small, draws: '3.5-inch disk with a label; detail: plug' },
  'gpu-single-fan': { views: turned, draws: 'short card with one fan; detail: sockets' },
  'gpu-dual-fan': { views: turned, draws: 'card with two fans and a back plate; detail: sockets' },
  'gpu-blower': { views: turned, draws: 'flat closed card with a turbine; detail: sockets' },
  psu: { views: turned, draws: 'ATX power supply with a fan on top; detail: socket panel' },
  motherboard: { views: small, draws: 'ATX board with four memory slots; detail: rear sockets' },
  'motherboard-matx': { views: small, draws: 'micro ATX board; detail: rear sockets' },
  case: { views: turned, draws: 'empty midi tower, mesh front, glass side; detail: fan' },
  'case-small': { views: turned, draws: 'empty micro or mini tower; detail: front sockets' },
  'external-hdd': { views: small, draws: 'pocket disk with a cable; detail: plug' },
  'external-hdd-desk': { views: turned, draws: 'book-sized standing disk; detail: sockets' },
  'external-ssd': { views: small, draws: "metal pocket drive of a card's size; detail: plug" },
  'external-ssd-rugged': { views: small, draws: 'rubber-edged pocket drive with a loop; detail: plug' },
  'usb-drive': { views: small, draws: 'metal USB stick; detail: plug' },
  'memory-card': { views: small, draws: 'microSD card beside its adapter; detail: contacts' },
  'memory-card-sd': { views: small, draws: 'full-size SD card; detail: contacts' },
  'printer-laser': { views: turned, draws: 'box laser printer with a paper drawer; detail: panel' },
  'printer-ink': { views: turned, draws: 'flat ink printer with a scanner lid; detail: panel' },
  'printer-mfp': { views: turned, draws: 'laser printer with a sheet feeder on top; detail: panel' },
  'printer-label': { views: turned, draws: 'label printer with a roll inside; detail: the slot' },
  'scanner-sheet': { views: turned, draws: 'upright sheet-fed scanner, tray folded out; detail: keys' },
  'scanner-flat': { views: turned, draws: 'flatbed scanner with its lid ajar; detail: keys' },
  projector: { views: turned, draws: 'white box with an off-centre lens; detail: the lens' },
} as const satisfies Record<string, LookFacts>

export type Look = keyof typeof looks

export const pictureKey = (look: Look, body: Colour, view: View): string => `demo/${look}-${body}-${view}.avif`
