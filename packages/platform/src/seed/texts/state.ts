import { type Words, words } from '../translations.ts'

export type Condition = 'new' | 'refurbished' | 'used'
export type Grade = 'A' | 'B' | 'C'

/** How the paragraph about the state begins. */
export const conditionOpenings = {
  new: [
    words('Novo, u originalnom pakovanju.', 'New, in its original packaging.', 'Nuevo, en su embalaje original.'),
    words('Nekorišteno, kutija je neotvorena.', 'Unused, the box is unopened.', 'Sin uso, caja sin abrir.'),
    words(
      'Novi primjerak sa svom dokumentacijom.',
      'A new unit with all its papers.',
      'Unidad nueva con toda su documentación.',
    ),
  ],
  refurbished: [
    words('Obnovljeno u našoj radionici.', 'Refurbished in our workshop.', 'Unidad reacondicionada en nuestro taller.'),
    words(
      'Obnovljen primjerak: očišćen, provjeren i testiran.',
      'A refurbished unit: cleaned, checked and tested.',
      'Unidad reacondicionada: limpia, revisada y probada.',
    ),
    words(
      'Očišćeno i provjereno prije prodaje.',
      'Cleaned and checked before the sale.',
      'Se limpió y revisó antes de la venta.',
    ),
    words(
      'Povrat s poslovnog najma, obnovljeno kod nas.',
      'Back from a business lease, refurbished by us.',
      'Retorno de arriendo empresarial, reacondicionado por nosotros.',
    ),
  ],
  used: [
    words('Rabljeno i ispravno.', 'Used and in working order.', 'Usado y en buen funcionamiento.'),
    words(
      'Rabljen primjerak iz firme koja je mijenjala opremu.',
      'A used unit from a company that renewed its equipment.',
      'Unidad usada de una empresa que renovó sus equipos.',
    ),
    words(
      'Provjereno, ali ne i obnovljeno: otuda i cijena.',
      'Checked but not refurbished, hence the price.',
      'Revisado, pero no reacondicionado: de ahí el precio.',
    ),
    words(
      'Korišteno, u potpunosti ispravno.',
      'Pre-owned and fully functional.',
      'De segunda mano y totalmente operativo.',
    ),
  ],
} as const satisfies Record<Condition, readonly Words[]>

export const gradeNames = {
  A: words('Klasa A', 'Grade A', 'Grado A'),
  B: words('Klasa B', 'Grade B', 'Grado B'),
  C: words('Klasa C', 'Grade C', 'Grado C'),
} as const satisfies Record<Grade, Words>

export const conditionNames = {
  new: words('novo', 'new', 'nuevo'),
  refurbished: words('obnovljeno', 'refurbished', 'reacondicionado'),
  used: words('rabljeno', 'used', 'usado'),
} as const satisfies Record<Condition, Words>

export const batteryLines: readonly Words[] = [
  words(
    'Baterija drži {health} % izvornog kapaciteta.',
    'The battery holds {health}% of its original capacity.',
    'La batería conserva el {health} % de su capacidad original.',
  ),
  words(
    'Izmjereno stanje baterije: {health} %.',
    'Measured battery health: {health}%.',
    'Salud de la batería medida: {health} %.',
  ),
  words(
    'Na testu je baterija pokazala {health} % zdravlja.',
    'In our test the battery showed {health}% health.',
    'En nuestra prueba la batería mostró un {health} % de salud.',
  ),
]

export const warrantyLines: readonly Words[] = [
  words('Garancija {warranty}.', 'Warranty: {warranty}.', 'Garantía de {warranty}.'),
  words('Na uređaj dajemo {warranty} garancije.', 'We give {warranty} of warranty.', 'Damos {warranty} de garantía.'),
  words(
    'Uz račun ide i garancija od {warranty}.',
    'The invoice comes with {warranty} of warranty.',
    'La boleta incluye {warranty} de garantía.',
  ),
]

export const batchLines: readonly Words[] = [
  words(
    'Komadi iz iste serije se sitno razlikuju.',
    'Units of the batch differ in small ways.',
    'Las unidades del lote difieren en detalles.',
  ),
  words(
    'Više komada istog stanja; tragovi nisu na svakom isti.',
    'Several units in the same state; marks differ from one to another.',
    'Varias unidades en el mismo estado; las marcas varían entre ellas.',
  ),
]

export const singleLines: readonly Words[] = [
  words('Imamo samo jedan ovakav.', 'We have just this one.', 'Tenemos solo esta unidad.'),
  words('Posljednji komad.', 'The last one.', 'Última unidad.'),
]

export const testedLine = words('Testirano: {list}.', 'Tested: {list}.', 'Probado: {list}.')
export const replacedLine = words('Zamijenjeno: {list}.', 'Replaced: {list}.', 'Reemplazado: {list}.')
export const includedLine = words('U paketu: {list}.', 'In the box: {list}.', 'Incluye: {list}.')
