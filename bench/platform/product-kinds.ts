/** What such a shop sells; `share` is of a thousand products. */
export type ProductKind = {
  readonly type: string
  readonly spanish: string
  readonly share: number
  readonly brands: Readonly<Record<string, readonly string[]>>
  /** From, to; whole units of the currency. */
  readonly price: readonly [number, number]
}

export const productKinds: readonly ProductKind[] = [
  {
    type: 'Laptop',
    spanish: 'Portátil',
    share: 350,
    brands: {
      Lenovo: ['ThinkPad T14', 'ThinkPad X1 Carbon', 'IdeaPad 5', 'Yoga 7'],
      Dell: ['Latitude 7490', 'XPS 13', 'Precision 5560'],
      HP: ['EliteBook 840', 'ProBook 450', 'ZBook Firefly'],
      Apple: ['MacBook Air', 'MacBook Pro'],
      Acer: ['Swift 3', 'Aspire 5'],
    },
    price: [300, 4_000],
  },
  {
    type: 'Phone',
    spanish: 'Teléfono',
    share: 200,
    brands: {
      Apple: ['iPhone 12', 'iPhone 13', 'iPhone 14 Pro'],
      Samsung: ['Galaxy S21', 'Galaxy S22', 'Galaxy A54'],
      Xiaomi: ['Redmi Note 12', 'Mi 11'],
    },
    price: [100, 2_000],
  },
  {
    type: 'Desktop',
    spanish: 'Computador',
    share: 120,
    brands: { Dell: ['OptiPlex 7070'], HP: ['EliteDesk 800'], Lenovo: ['ThinkCentre M720'] },
    price: [200, 2_500],
  },
  {
    type: 'Monitor',
    spanish: 'Monitor',
    share: 110,
    brands: { Dell: ['UltraSharp U2720Q'], LG: ['UltraFine 27'], Samsung: ['Odyssey G5'] },
    price: [80, 1_500],
  },
  {
    type: 'Tablet',
    spanish: 'Tableta',
    share: 80,
    brands: { Apple: ['iPad Air', 'iPad Pro'], Samsung: ['Galaxy Tab S8'] },
    price: [100, 1_800],
  },
  { type: 'Mouse', spanish: 'Ratón', share: 60, brands: { Logitech: ['MX Master 3'] }, price: [10, 200] },
  {
    type: 'Keyboard',
    spanish: 'Teclado',
    share: 50,
    brands: { Logitech: ['MX Keys'], Keychron: ['K2'] },
    price: [15, 300],
  },
  {
    type: 'Printer',
    spanish: 'Impresora',
    share: 30,
    brands: { HP: ['LaserJet Pro'], Brother: ['HL-2350'] },
    price: [60, 700],
  },
]
