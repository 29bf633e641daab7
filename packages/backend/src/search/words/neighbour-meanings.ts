type NeighbourSense = {
  readonly words: string
  /** What it means beside a product of these types. */
  readonly beside: readonly string[]
  readonly means: { readonly unsold: string } | { readonly type: string }
}

const pocketable = ['smartphone', 'tablet', 'e-reader', 'smartwatch']

/** Words that mean one thing alone and another beside a device: a case is a computer's, a phone's case is a cover. */
export const neighbourMeanings: readonly NeighbourSense[] = [
  {
    words: 'case, kućište, carcasa, gabinete, zaštita, protection, protector',
    beside: [...pocketable, 'laptop', 'chrome-os', 'headphones'],
    means: { unsold: 'device-case' },
  },
  {
    words: 'ekran, zaslon, display, screen, pantalla, lcd, panel',
    beside: [...pocketable, 'laptop', 'chrome-os'],
    means: { unsold: 'spare-screen' },
  },
  {
    words:
      'napajanje, adapter, adapteri, power supply, power, adaptador, fuente, fuente de poder, fuente de alimentación, transformador',
    beside: [...pocketable, 'laptop', 'chrome-os', 'monitor', 'router', 'printer', 'all-in-one'],
    means: { unsold: 'charger' },
  },
  {
    words: 'memorija, memory, memoria, kartica, card, tarjeta',
    beside: ['smartphone', 'tablet'],
    means: { type: 'memory-card' },
  },
]
