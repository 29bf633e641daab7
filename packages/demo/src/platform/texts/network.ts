import { type LocalizedText, localized } from '../localized-text.ts'
import type { ProseBank } from './prose-bank.ts'

const base = (box: readonly LocalizedText[]) => ({
  parts: [
    localized('ventilator', 'fan', 'ventilador'),
    localized('kondenzatori u napajanju', 'capacitors in the supply', 'condensadores de la fuente'),
  ],
  box,
})
const adapter = localized('adapter', 'power adapter', 'adaptador de corriente')

export const switchProse: ProseBank = {
  openings: [
    localized(
      '{title} je svič formata {formFactor} s portovima {ports}.',
      '{title} is a {formFactor} switch with {ports}.',
      '{title} es un switch {formFactor} con {ports}.',
    ),
    localized(
      'Za kamere, telefone i pristupne tačke: PoE budžet iznosi {poeWatts}.',
      'For cameras, phones and access points: the PoE budget is {poeWatts}.',
      'Para cámaras, teléfonos y puntos de acceso: el presupuesto PoE es de {poeWatts}.',
    ),
    localized(
      'Portovi {ports}; uzlaz {uplinks}, propusnost {throughputGbps}.',
      'Ports {ports}; uplinks {uplinks}, throughput {throughputGbps}.',
      'Puertos {ports}; enlaces {uplinks}, rendimiento de {throughputGbps}.',
    ),
    localized(
      'Mreža u ormaru počinje ovdje: {ports}, uzlaz {uplinks}.',
      'Your rack network starts here: {ports}, uplinks {uplinks}.',
      'La red del gabinete parte aquí: {ports}, enlaces {uplinks}.',
    ),
    localized(
      '{title}: svič od {weightGrams} s portovima {ports}.',
      '{title}: a {weightGrams} switch with {ports}.',
      '{title}: switch de {weightGrams} con {ports}.',
    ),
  ],
  history: [
    localized(
      '{title}, {weightGrams}, došao je iz zatvorene poslovnice.',
      '{title}, {weightGrams}, came from a branch that closed.',
      '{title}, de {weightGrams}, llegó de una sucursal que cerró.',
    ),
  ],
  uses: [
    {
      when: ({ managed }) => managed === true,
      say: localized(
        'Podržava VLAN-ove i upravljanje preko konzole ili preglednika.',
        'It supports VLANs and is managed by console or browser.',
        'Admite VLAN y se administra por consola o navegador.',
      ),
    },
    {
      when: ({ managed }) => managed === undefined,
      say: localized(
        'Uključi se i radi, bez podešavanja.',
        'Plug it in and it works, nothing to configure.',
        'Se conecta y funciona, sin configurar nada.',
      ),
    },
  ],
  ...base([localized('svič', 'switch', 'switch'), localized('kabl za napajanje', 'power cable', 'cable de poder')]),
}

export const routerProse: ProseBank = {
  openings: [
    localized(
      '{title} s portovima {ports} usmjerava promet manjeg ureda ili stana.',
      '{title} with {ports} routes the traffic of a small office or a flat.',
      '{title} con {ports} enruta el tráfico de una oficina pequeña o un departamento.',
    ),
    localized(
      'Sistem {system}, memorija {memoryMb}: {title} se podešava do sitnica.',
      'With {system} and {memoryMb} of memory, {title} can be tuned to the last detail.',
      'Con {system} y {memoryMb} de memoria, {title} se ajusta hasta el último detalle.',
    ),
    localized(
      'Bežična mreža {wireless} i žičani portovi {ports}.',
      'Wireless {wireless} and wired ports {ports}.',
      'Red inalámbrica {wireless} y puertos cableados {ports}.',
    ),
    localized(
      'Ruter za ormar s {memoryGb} memorije; portovi {ports}.',
      'A rack router with {memoryGb} of memory; ports {ports}.',
      'Router para rack con {memoryGb} de memoria; puertos {ports}.',
    ),
    localized(
      '{title}: {ports}, masa {weightGrams}.',
      '{title}: {ports}, {weightGrams}.',
      '{title}: {ports}, {weightGrams}.',
    ),
  ],
  ...base([localized('ruter', 'router', 'router'), adapter]),
}

export const accessPointProse: ProseBank = {
  openings: [
    localized(
      'Pristupna tačka za strop: {wireless}.',
      'A ceiling access point: {wireless}.',
      'Punto de acceso de techo: {wireless}.',
    ),
    localized(
      '{title} pokriva sprat ureda; standard {wireless}.',
      '{title} covers an office floor; {wireless}.',
      '{title} cubre un piso de oficinas; {wireless}.',
    ),
    localized(
      'Napaja se kroz mrežni kabl ({ports}), pa utičnica u blizini nije potrebna.',
      'It is powered through the network cable ({ports}), so no power outlet is needed nearby.',
      'Se alimenta por el cable de red ({ports}), así que no necesita enchufe cerca.',
    ),
    localized(
      '{title} teži {weightGrams} i montira se s dva vijka.',
      '{title} weighs {weightGrams} and mounts with two screws.',
      '{title} pesa {weightGrams} y se monta con dos tornillos.',
    ),
  ],
  ...base([localized('pristupna tačka', 'access point', 'punto de acceso'), localized('nosač', 'mount', 'soporte')]),
}

export const firewallProse: ProseBank = {
  openings: [
    localized(
      '{title} propušta do {throughputGbps} kroz {ports}.',
      '{title} handles up to {throughputGbps} over {ports}.',
      '{title} procesa hasta {throughputGbps} por {ports}.',
    ),
    localized(
      'Firewall za poslovnicu: {ports}. Pretplata nije uključena.',
      'A firewall for a branch: {ports}. No subscription included.',
      'Firewall para una sucursal: {ports}. No incluye suscripción.',
    ),
    localized(
      'Između vas i interneta: {title}, {throughputGbps}.',
      'Between you and the internet: {title}, {throughputGbps}.',
      'Entre tú e internet: {title}, {throughputGbps}.',
    ),
  ],
  history: [
    localized(
      'Model iz {year}. s portovima {ports}, vraćen na fabričke postavke.',
      'A {year} model with {ports}, reset to factory settings.',
      'Modelo de {year} con {ports}, restablecido de fábrica.',
    ),
  ],
  ...base([localized('firewall uređaj', 'firewall', 'firewall'), adapter]),
}

export const nasProse: ProseBank = {
  openings: [
    localized(
      '{title} prima diskove u {bays} i dijeli ih cijeloj mreži.',
      '{title} takes drives in {bays} and shares them with the whole network.',
      '{title} recibe discos en {bays} y los comparte con toda la red.',
    ),
    localized(
      'Rezervne kopije i filmovi za cijelu kuću: {processor}, {memoryGb} memorije.',
      'Backups and films for the whole house: {processor}, {memoryGb} of memory.',
      'Respaldos y películas para toda la casa: {processor}, {memoryGb} de memoria.',
    ),
    localized(
      'Priključci {ports}; diskovi nisu uključeni.',
      'Ports: {ports}. Drives are not included.',
      'Puertos {ports}; los discos no están incluidos.',
    ),
    localized(
      'Model iz {year}. s ležištima {bays} i {memoryGb} memorije.',
      'A {year} model with {bays} bays and {memoryGb} of memory.',
      'Modelo de {year} con bahías {bays} y {memoryGb} de memoria.',
    ),
  ],
  ...base([localized('NAS', 'NAS', 'NAS'), adapter]),
}
