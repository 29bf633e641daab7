/** Line icons on a field of 48, one for each kind of goods. */
const icons = {
  laptop: '<rect x="10" y="12" width="28" height="18" rx="2"/><path d="M6 34h36M20 34l1 2h6l1-2"/>',
  phone: '<rect x="16" y="7" width="16" height="34" rx="3"/><path d="M22 37h4"/>',
  tablet: '<rect x="11" y="8" width="26" height="32" rx="2.5"/><path d="M22 36.500h4"/>',
  monitor: '<rect x="7" y="9" width="34" height="22" rx="2"/><path d="M24 31v6M17 38h14"/>',
  desktop:
    '<rect x="16" y="7" width="16" height="34" rx="2"/><path d="M20 13h8M20 18h8"/><circle cx="24" cy="34" r="2"/>',
  printer: '<path d="M15 18V8h18v10"/><rect x="9" y="18" width="30" height="14" rx="2"/><path d="M15 28h18v12H15z"/>',
  sound:
    '<path fill="none" d="M10 30v-5a14 14 0 0 1 28 0v5"/><rect x="8" y="28" width="6" height="10" rx="2"/><rect x="34" y="28" width="6" height="10" rx="2"/>',
  camera: '<path d="M8 16h8l3-4h10l3 4h8v22H8z"/><circle cx="24" cy="26" r="7"/>',
  console:
    '<rect x="6" y="16" width="36" height="17" rx="8.500"/><path d="M15 21v7M11.500 24.500h7"/><circle cx="31" cy="26.500" r="1.500"/><circle cx="35" cy="22.500" r="1.500"/>',
  keyboard:
    '<rect x="6" y="15" width="36" height="18" rx="2"/><path d="M12 21h1M18 21h1M24 21h1M30 21h1M36 21h1M12 27h1M18 27h13M36 27h1"/>',
  part: '<rect x="14" y="14" width="20" height="20" rx="2"/><rect x="20" y="20" width="8" height="8" rx="1"/><path d="M19 14V8M24 14V8M29 14V8M19 40v-6M24 40v-6M29 40v-6M14 19H8M14 24H8M14 29H8M40 19h-6M40 24h-6M40 29h-6"/>',
  box: '<path d="M24 7l16 8v18l-16 8-16-8V15z"/><path d="M8 15l16 8 16-8M24 23v18"/>',
} as const

type Kind = keyof typeof icons

/** The words by which a picture's key gives away what is on it; the first that fits. */
const words: readonly (readonly [RegExp, Kind])[] = [
  [/laptop|notebook|macbook|thinkpad|chromebook|portatil/, 'laptop'],
  [/phone|galaxy-s|pixel|mobitel|celular|telefono/, 'phone'],
  [/tablet|ipad/, 'tablet'],
  [/monitor|display|television|tv/, 'monitor'],
  [/desktop|computer|imac|mac-mini|server|nas|pc/, 'desktop'],
  [/printer|scanner|impresora|stampac/, 'printer'],
  [/head(phone|set)|earbud|airpod|speaker|audio|sound/, 'sound'],
  [/camera|lens|drone|gopro/, 'camera'],
  [/console|playstation|xbox|nintendo|gamepad|gaming/, 'console'],
  [/keyboard|mouse|accessor|dock|hub/, 'keyboard'],
  [/gpu|cpu|ram|memory|ssd|disk|component|graphics|part|router|network/, 'part'],
]

export const kindOfGoods = (key: string): Kind =>
  words.find(([pattern]) => pattern.test(key.toLowerCase()))?.[1] ?? 'box'

/** A quiet picture in place of one that is not there yet: what kind of thing it is, and nothing that pretends. */
export const drawPlaceholder = (kind: Kind): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600" viewBox="0 0 96 96">
<defs><linearGradient id="field" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#f4f6f4"/><stop offset="1" stop-color="#e3e9e5"/></linearGradient></defs>
<rect width="96" height="96" fill="url(#field)"/>
<ellipse cx="48" cy="73" rx="22" ry="1.600" fill="#d3dcd6"/>
<g transform="translate(21 20) scale(1.125)" fill="#fbfcfb" stroke="#7f9388" stroke-width="1.100" stroke-linecap="round" stroke-linejoin="round">${icons[kind]}</g>
</svg>`)
