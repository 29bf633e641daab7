import { type LocalizedText, localized } from '../localized-text.ts'

export type Condition = 'new' | 'refurbished' | 'used'
export type Grade = 'A' | 'B' | 'C'

/** How the paragraph about the state begins. */
export const conditionOpenings = {
  new: [
    localized('Novo, u originalnom pakovanju.', 'New, in its original packaging.', 'Nuevo, en su embalaje original.'),
    localized('Nekorišteno, kutija je neotvorena.', 'Unused, the box is unopened.', 'Sin uso, caja sin abrir.'),
    localized(
      'Novi primjerak sa svom dokumentacijom.',
      'A new unit with all its documents.',
      'Unidad nueva con toda su documentación.',
    ),
  ],
  refurbished: [
    localized(
      'Obnovljeno u našoj radionici.',
      'Refurbished in our workshop.',
      'Unidad reacondicionada en nuestro taller.',
    ),
    localized(
      'Obnovljen primjerak: očišćen, provjeren i testiran.',
      'A refurbished unit: cleaned, checked and tested.',
      'Unidad reacondicionada: limpia, revisada y probada.',
    ),
    localized(
      'Očišćeno i provjereno prije prodaje.',
      'Cleaned and checked before sale.',
      'Se limpió y revisó antes de la venta.',
    ),
    localized(
      'Vraćeno iz poslovnog najma i obnovljeno kod nas.',
      'Back from a business lease, refurbished by us.',
      'Retorno de arriendo empresarial, reacondicionado por nosotros.',
    ),
  ],
  used: [
    localized('Polovno i ispravno.', 'Used and in working order.', 'Usado y en buen funcionamiento.'),
    localized(
      'Polovan primjerak iz firme koja je mijenjala opremu.',
      'A used unit from a company that renewed its equipment.',
      'Unidad usada de una empresa que renovó sus equipos.',
    ),
    localized(
      'Provjereno, ali ne i obnovljeno: otuda i cijena.',
      'Checked but not refurbished, hence the price.',
      'Revisado, pero no reacondicionado: de ahí el precio.',
    ),
    localized(
      'Korišteno, u potpunosti ispravno.',
      'Pre-owned and fully functional.',
      'De segunda mano y totalmente operativo.',
    ),
  ],
} as const satisfies Record<Condition, readonly LocalizedText[]>

export const gradeNames = {
  A: localized('Klasa A', 'Grade A', 'Grado A'),
  B: localized('Klasa B', 'Grade B', 'Grado B'),
  C: localized('Klasa C', 'Grade C', 'Grado C'),
} as const satisfies Record<Grade, LocalizedText>

export const conditionNames = {
  new: localized('novo', 'new', 'nuevo'),
  refurbished: localized('obnovljeno', 'refurbished', 'reacondicionado'),
  used: localized('polovno', 'used', 'usado'),
} as const satisfies Record<Condition, LocalizedText>

export const batteryLines = {
  single: [
    localized(
      'Baterija zadržava {health} % početnog kapaciteta.',
      'The battery holds {health}% of its original capacity.',
      'La batería conserva el {health} % de su capacidad original.',
    ),
    localized(
      'Izmjereno stanje baterije: {health} %.',
      'Measured battery health: {health}%.',
      'Estado medido de la batería: {health} %.',
    ),
  ],
  batch: [
    localized(
      'Baterija svakog komada zadržava najmanje {health} % početnog kapaciteta.',
      'The battery of every unit holds at least {health}% of its original capacity.',
      'La batería de cada unidad conserva al menos el {health} % de su capacidad original.',
    ),
    localized(
      'Stanje baterije: najmanje {health} % na svakom komadu.',
      'Battery health: at least {health}% on every unit.',
      'Estado de la batería: al menos {health} % en cada unidad.',
    ),
  ],
  renewed: [
    localized('Baterija je nova.', 'The battery is new.', 'La batería es nueva.'),
    localized('Ugrađena je nova baterija.', 'It has a new battery.', 'Trae batería nueva.'),
  ],
} as const satisfies Record<'single' | 'batch' | 'renewed', readonly LocalizedText[]>

export const warrantyLines: readonly LocalizedText[] = [
  localized('Garancija {warranty}.', 'Warranty: {warranty}.', 'Garantía de {warranty}.'),
  localized(
    'Na uređaj dajemo {warranty} garancije.',
    'It comes with a warranty of {warranty}.',
    'Damos {warranty} de garantía.',
  ),
  localized(
    'Uz račun dobijate i garanciju od {warranty}.',
    'You get an invoice and a warranty of {warranty}.',
    'La boleta incluye {warranty} de garantía.',
  ),
]

export const batchLines: readonly LocalizedText[] = [
  localized(
    'Komadi iz iste serije razlikuju se u sitnicama.',
    'Units in this batch differ slightly.',
    'Las unidades del lote varían en detalles.',
  ),
  localized(
    'Više komada istog stanja; tragovi nisu na svakom isti.',
    'Several units in the same state; marks differ from one to another.',
    'Varias unidades en el mismo estado; las marcas varían entre ellas.',
  ),
]

export const singleLines: readonly LocalizedText[] = [
  localized('Imamo samo jedan ovakav.', 'We have just this one.', 'Tenemos solo esta unidad.'),
  localized('Posljednji komad.', 'The last one.', 'Última unidad.'),
]

export const testedLine = localized(
  'Prošlo cijelu listu provjere: {points}.',
  'Passed the whole checklist: {points}.',
  'Pasó toda la lista de revisión: {points}.',
)
export const replacedLine = localized('Zamijenjeno: {list}.', 'Replaced: {list}.', 'Reemplazado: {list}.')
export const includedLine = localized('U paketu: {list}.', 'In the box: {list}.', 'Incluye: {list}.')
