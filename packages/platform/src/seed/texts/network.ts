import { type Words, words } from '../translations.ts'
import type { ProseBank } from './prose-bank.ts'

const reset = words('vraćanje na fabričke postavke', 'factory reset', 'restablecimiento de fábrica')
const everyPort = words('svaki port', 'every port', 'cada puerto')
const firmware = words('firmver', 'firmware', 'firmware')
const supply = words('napajanje', 'power supply', 'fuente de poder')
const base = (checks: readonly Words[], box: readonly Words[]) => ({
  checks: [everyPort, reset, supply, firmware, ...checks],
  parts: [
    words('ventilator', 'fan', 'ventilador'),
    words('kondenzatori u napajanju', 'capacitors in the supply', 'condensadores de la fuente'),
  ],
  box,
})
const adapter = words('adapter', 'power adapter', 'adaptador de corriente')

export const switchProse: ProseBank = {
  openings: [
    words(
      '{title} je svič formata {formFactor} s portovima {ports}.',
      '{title} is a {formFactor} switch with {ports}.',
      '{title} es un switch {formFactor} con {ports}.',
    ),
    words(
      'Za kamere, telefone i pristupne tačke: PoE budžet iznosi {poeWatts}.',
      'For cameras, phones and access points: the PoE budget is {poeWatts}.',
      'Para cámaras, teléfonos y puntos de acceso: el presupuesto PoE es de {poeWatts}.',
    ),
    words(
      'Portovi {ports}; uzlaz {uplinks}, propusnost {throughputGbps}.',
      'Ports {ports}; uplinks {uplinks}, throughput {throughputGbps}.',
      'Puertos {ports}; enlaces {uplinks}, rendimiento de {throughputGbps}.',
    ),
    words(
      'Mreža u ormaru počinje ovdje: {ports}, uzlaz {uplinks}.',
      'A network in a cabinet starts here: {ports}, uplinks {uplinks}.',
      'La red del gabinete parte aquí: {ports}, enlaces {uplinks}.',
    ),
    words(
      '{title}: svič od {weightGrams} s portovima {ports}.',
      '{title}: a switch of {weightGrams} with {ports}.',
      '{title}: switch de {weightGrams} con {ports}.',
    ),
  ],
  history: [
    words(
      '{title}, {weightGrams}, došao je iz zatvorene poslovnice.',
      '{title}, {weightGrams}, came from a branch that closed.',
      '{title}, de {weightGrams}, llegó de una sucursal que cerró.',
    ),
  ],
  uses: [
    {
      when: ({ managed }) => managed === true,
      say: words(
        'Podržava VLAN-ove i upravljanje preko konzole ili preglednika.',
        'It does VLANs and is managed by console or browser.',
        'Admite VLAN y se administra por consola o navegador.',
      ),
    },
    {
      when: ({ managed }) => managed === undefined,
      say: words(
        'Uključi se i radi, bez podešavanja.',
        'Plug it in and it works, nothing to set.',
        'Se conecta y funciona, sin configurar nada.',
      ),
    },
  ],
  ...base([], [words('svič', 'switch', 'switch'), words('kabl za napajanje', 'power cable', 'cable de poder')]),
}

export const routerProse: ProseBank = {
  openings: [
    words(
      '{title} s portovima {ports} usmjerava promet manjeg ureda ili stana.',
      '{title} with {ports} routes the traffic of a small office or a flat.',
      '{title} con {ports} enruta el tráfico de una oficina pequeña o un departamento.',
    ),
    words(
      'Sistem {system}, memorija {memoryMb}: {title} se podešava do sitnica.',
      'With {system} and {memoryMb} of memory, {title} can be tuned to the last detail.',
      'Con {system} y {memoryMb} de memoria, {title} se ajusta hasta el último detalle.',
    ),
    words(
      'Bežična mreža {wireless} i žičani portovi {ports}.',
      'Wireless {wireless} and wired ports {ports}.',
      'Red inalámbrica {wireless} y puertos cableados {ports}.',
    ),
    words(
      'Ruter za ormar s {memoryGb} memorije; portovi {ports}.',
      'A rack router with {memoryGb} of memory; ports {ports}.',
      'Router para rack con {memoryGb} de memoria; puertos {ports}.',
    ),
    words(
      '{title}: {ports}, masa {weightGrams}.',
      '{title}: {ports}, {weightGrams}.',
      '{title}: {ports}, {weightGrams}.',
    ),
  ],
  ...base([], [words('ruter', 'router', 'router'), adapter]),
}

export const accessPointProse: ProseBank = {
  openings: [
    words(
      'Pristupna tačka za strop: {wireless}.',
      'An access point for the ceiling: {wireless}.',
      'Punto de acceso de techo: {wireless}.',
    ),
    words(
      '{title} pokriva sprat ureda; standard {wireless}.',
      '{title} covers an office floor; {wireless}.',
      '{title} cubre un piso de oficinas; {wireless}.',
    ),
    words(
      'Napaja se kroz mrežni kabl ({ports}), pa utičnica u blizini nije potrebna.',
      'It is powered through the network cable ({ports}), so no socket is needed nearby.',
      'Se alimenta por el cable de red ({ports}), así que no necesita enchufe cerca.',
    ),
    words(
      '{title} teži {weightGrams} i montira se s dva vijka.',
      '{title} weighs {weightGrams} and hangs on two screws.',
      '{title} pesa {weightGrams} y se monta con dos tornillos.',
    ),
  ],
  ...base(
    [words('jačina signala', 'signal strength', 'intensidad de señal')],
    [words('pristupna tačka', 'access point', 'punto de acceso'), words('nosač', 'mount', 'soporte')],
  ),
}

export const firewallProse: ProseBank = {
  openings: [
    words(
      '{title} propušta do {throughputGbps} kroz {ports}.',
      '{title} passes up to {throughputGbps} through {ports}.',
      '{title} deja pasar hasta {throughputGbps} por {ports}.',
    ),
    words(
      'Vatrozid za poslovnicu: {ports}. Pretplata nije uključena.',
      'A firewall for a branch: {ports}. No subscription included.',
      'Firewall para una sucursal: {ports}. No incluye suscripción.',
    ),
    words(
      'Između vas i interneta: {title}, {throughputGbps}.',
      'Between you and the internet: {title}, {throughputGbps}.',
      'Entre tú y la internet: {title}, {throughputGbps}.',
    ),
  ],
  history: [
    words(
      'Model iz {year}. s portovima {ports}, vraćen na fabričke postavke.',
      'A {year} model with {ports}, reset to factory settings.',
      'Modelo de {year} con {ports}, restablecido de fábrica.',
    ),
  ],
  ...base([], [words('vatrozid', 'firewall', 'firewall'), adapter]),
}

export const nasProse: ProseBank = {
  openings: [
    words(
      '{title} prima diskove u {bays} i dijeli ih cijeloj mreži.',
      '{title} takes drives in {bays} and shares them with the whole network.',
      '{title} recibe discos en {bays} y los comparte con toda la red.',
    ),
    words(
      'Rezervne kopije i film za cijelu kuću: {processor}, {memoryGb} memorije.',
      'Backups and films for the whole house: {processor}, {memoryGb} of memory.',
      'Respaldos y películas para toda la casa: {processor}, {memoryGb} de memoria.',
    ),
    words(
      'Priključci {ports}; diskovi nisu uključeni.',
      'Sockets {ports}; drives are not included.',
      'Puertos {ports}; los discos no están incluidos.',
    ),
    words(
      'Model iz {year}. s ležištima {bays} i {memoryGb} memorije.',
      'A {year} model with {bays} bays and {memoryGb} of memory.',
      'Modelo de {year} con bahías {bays} y {memoryGb} de memoria.',
    ),
  ],
  ...base([words('ležišta diskova', 'drive bays', 'bahías de disco')], [words('NAS', 'NAS', 'NAS'), adapter]),
}
