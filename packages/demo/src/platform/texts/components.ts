import { localized } from '../localized-text.ts'
import { createBank, renewing } from './prose-bank.ts'

const paste = localized('termalna pasta', 'thermal paste', 'pasta térmica')

export const cpuProse = createBank(
  [
    localized(
      '{title} za podnožje {socket}: {coreCount}, {threads} niti.',
      '{title} for socket {socket}: {coreCount}, {threads} threads.',
      '{title} para socket {socket}: {coreCount}, {threads} hilos.',
    ),
    localized(
      'Radni takt {clock}, potrošnja {watts}.',
      'Clock speed {clock}, power draw {watts}.',
      'Frecuencia de {clock} y consumo de {watts}.',
    ),
    localized(
      'Jeftin način da stara ploča ({socket}) dobije {coreCount}.',
      'A cheap way to give an old {socket} board {coreCount}.',
      'Una forma económica de darle {coreCount} a una placa {socket}.',
    ),
    localized(
      '{title} iz {year}., s grafikom {graphics} na istom čipu.',
      '{title} from {year}, with {graphics} on the same chip.',
      '{title} de {year}, con gráficos {graphics} en el mismo chip.',
    ),
    localized(
      '{title} na {clock} traži samo dobar hladnjak.',
      '{title} at {clock} only needs a good cooler.',
      '{title} a {clock} solo pide un buen disipador.',
    ),
  ],
  [localized('procesor bez hladnjaka', 'processor without a cooler', 'procesador sin disipador')],
)

export const ramProse = createBank(
  [
    localized(
      'Modul {formFactor}, {memoryGb}, {memoryType}.',
      'A {formFactor} module, {memoryGb}, {memoryType}.',
      'Módulo {formFactor}, {memoryGb}, {memoryType}.',
    ),
    localized(
      'Još {memoryGb} za računar koji prima {memoryType}.',
      'Another {memoryGb} for a computer that takes {memoryType}.',
      'Otros {memoryGb} para un equipo que acepta {memoryType}.',
    ),
    localized(
      '{title}: najbrži način da ubrzate stari računar.',
      '{title}: the quickest way to speed up an old computer.',
      '{title}: la manera más rápida de acelerar un equipo antiguo.',
    ),
    localized(
      'Prije kupovine provjerite format ({formFactor}) i vrstu ({memoryType}); rado pomažemo.',
      'Check the form factor ({formFactor}) and type ({memoryType}) before you buy; we are glad to help.',
      'Antes de comprar revisa formato ({formFactor}) y tipo ({memoryType}); con gusto ayudamos.',
    ),
  ],
  [localized('memorijski modul', 'memory module', 'módulo de memoria')],
)

export const gpuProse = createBank(
  [
    localized(
      '{title} s {memoryGb} {memoryType} memorije na sabirnici od {busBits}.',
      '{title} with {memoryGb} of {memoryType} on a {busBits} bus.',
      '{title} con {memoryGb} de {memoryType} en un bus de {busBits}.',
    ),
    localized(
      'Izlazi: {ports}. Kartica troši do {watts}.',
      'Outputs: {ports}. The card draws up to {watts}.',
      'Salidas: {ports}. La tarjeta consume hasta {watts}.',
    ),
    localized(
      'Za {interface} utor, s {memoryGb} memorije i {shaders} shader jedinica.',
      'For a {interface} slot, with {memoryGb} of memory and {shaders} shader units.',
      'Para ranura {interface}, con {memoryGb} de memoria y {shaders} unidades shader.',
    ),
  ],
  [localized('grafička kartica', 'graphics card', 'tarjeta gráfica')],
  [paste, localized('termalni jastučići', 'thermal pads', 'almohadillas térmicas')],
  [
    localized(
      'Generacija iz {year}.; sudeći po stanju, nije korištena za rudarenje.',
      'From the {year} generation; judging by its condition, it was not used for mining.',
      'De la generación {year}; por su estado, no parece haberse usado para minar.',
    ),
  ],
)

export const psuProse = createBank(
  [
    localized(
      '{title} daje {watts} uz oznaku {efficiency}.',
      '{title} delivers {watts} and is certified {efficiency}.',
      '{title} entrega {watts} con certificación {efficiency}.',
    ),
    localized(
      'Napajanje formata {formFactor} od {watts} za stabilan rad računara.',
      'A {watts} {formFactor} power supply for a stable computer.',
      'Fuente {formFactor} de {watts} para un equipo estable.',
    ),
    localized(
      'Težina {weightGrams}, snaga {watts}.',
      'It weighs {weightGrams} and delivers {watts}.',
      'Pesa {weightGrams} y entrega {watts}.',
    ),
    localized(
      '{efficiency} znači manje toplote i manji račun za struju.',
      '{efficiency} means less heat and a lower electricity bill.',
      '{efficiency} significa menos calor y menor cuenta de luz.',
    ),
  ],
  [localized('napajanje s kablovima', 'supply with cables', 'fuente con cables')],
  [renewing('fan', localized('ventilator', 'fan', 'ventilador'))],
)

export const motherboardProse = createBank(
  [
    localized(
      'Ploča {title} formata {formFactor} za procesore na podnožju {socket}.',
      '{title}, a {formFactor} board for {socket} processors.',
      'Placa {title} formato {formFactor} para procesadores {socket}.',
    ),
    localized(
      'Čipset {chipset}, utori za {memoryType}: {memorySlots}.',
      '{chipset} chipset, {memorySlots} slots for {memoryType}.',
      'Chipset {chipset}, {memorySlots} ranuras {memoryType}.',
    ),
    localized(
      'Iz {year}., s čipsetom {chipset}; lim za priključke je uključen.',
      'From {year}, with {chipset}; the I/O shield is included.',
      'De {year}, con {chipset}; incluye la placa de puertos.',
    ),
  ],
  [localized('ploča i lim za priključke', 'board and I/O shield', 'placa y panel de puertos')],
  [localized('CMOS baterija', 'CMOS battery', 'pila de la placa')],
  [
    localized(
      'BIOS na {title} je ažuriran na posljednju verziju.',
      'The BIOS of {title} is updated to the latest version.',
      'El BIOS de {title} fue actualizado a la última versión.',
    ),
  ],
)

export const caseProse = createBank(
  [
    localized(
      '{title} prima ploče do formata {formFactor}; sprijeda {ports}.',
      '{title} takes boards up to {formFactor}; front ports: {ports}.',
      '{title} acepta placas hasta {formFactor}; al frente {ports}.',
    ),
    localized(
      'Prazno kućište težine {weightGrams}, s prednjim priključcima {ports}.',
      'An empty {weightGrams} case with {ports} at the front.',
      'Gabinete vacío de {weightGrams} con {ports} al frente.',
    ),
    localized(
      'Dobro provjetreno kućište za {formFactor}, lako za slaganje.',
      'A well-ventilated {formFactor} case that is easy to build in.',
      'Gabinete bien ventilado para {formFactor}, fácil de armar.',
    ),
  ],
  [localized('kućište s vijcima', 'case with screws', 'gabinete con tornillos')],
)

export const controllerProse = createBank(
  [
    localized(
      '{title} spaja {ports} preko {interface}.',
      '{title} connects {ports} through {interface}.',
      '{title} conecta {ports} por {interface}.',
    ),
    localized(
      'Kontroler od {speed}; priključci {ports}.',
      'A {speed} controller with {ports}.',
      'Controladora de {speed} con {ports}.',
    ),
    localized('RAID nivoi {raid}, brzina {speed}.', 'RAID levels {raid}, {speed}.', 'Niveles RAID {raid}, {speed}.'),
  ],
  [localized('kontroler', 'controller', 'controladora')],
  [localized('baterija predmemorije', 'cache battery', 'batería de caché')],
)
