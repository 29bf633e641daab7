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
      'Clocked at {clock}, {watts} of heat to carry off.',
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
      '{title} at {clock} asks for nothing but a good cooler.',
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
      '{title}: najbrži način da se stari računar osvježi.',
      '{title}: the quickest way to freshen up an old computer.',
      '{title}: la manera más rápida de renovar un equipo antiguo.',
    ),
    localized(
      'Prije kupovine provjerite format ({formFactor}) i vrstu ({memoryType}); rado pomažemo.',
      'Check the form ({formFactor}) and the type ({memoryType}) first; we are glad to help.',
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
      'Za {interface} utor, s {memoryGb} memorije; jedinica za sjenčanje: {shaders}.',
      'For a {interface} slot, with {memoryGb} of memory and {shaders} shader units.',
      'Para ranura {interface}, con {memoryGb} de memoria y {shaders} unidades de sombreado.',
    ),
  ],
  [localized('grafička kartica', 'graphics card', 'tarjeta gráfica')],
  [paste, localized('termalni jastučići', 'thermal pads', 'almohadillas térmicas')],
  [
    localized(
      'Generacija iz {year}.; nije radila u rudarenju, koliko se po stanju da ocijeniti.',
      'From the {year} generation; as far as its state tells, it did not mine.',
      'De la generación {year}; por su estado, no parece haber minado.',
    ),
  ],
)

export const psuProse = createBank(
  [
    localized(
      '{title} daje {watts} uz oznaku {efficiency}.',
      '{title} gives {watts} and carries {efficiency}.',
      '{title} entrega {watts} con certificación {efficiency}.',
    ),
    localized(
      'Napajanje formata {formFactor} od {watts} za miran rad računara.',
      'A {formFactor} supply of {watts} for a computer that runs calmly.',
      'Fuente {formFactor} de {watts} para un equipo estable.',
    ),
    localized(
      'Masa {weightGrams}, snaga {watts}: zdrava proporcija za napajanje.',
      '{weightGrams} heavy and {watts} strong: a sound ratio for a supply.',
      '{weightGrams} de peso y {watts} de potencia: buena proporción para una fuente.',
    ),
    localized(
      '{efficiency} znači manje toplote i manji račun za struju.',
      '{efficiency} means less heat and a smaller bill.',
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
      'From {year}, with {chipset}; the socket plate is included.',
      'De {year}, con {chipset}; incluye la placa de puertos.',
    ),
  ],
  [localized('ploča i lim za priključke', 'board and socket plate', 'placa y panel de puertos')],
  [localized('CMOS baterija', 'CMOS battery', 'pila de la placa')],
  [
    localized(
      'Na {title} je BIOS osvježen na posljednju verziju.',
      'The BIOS of {title} was brought to the latest version.',
      'El BIOS de {title} fue actualizado a la última versión.',
    ),
  ],
)

export const caseProse = createBank(
  [
    localized(
      '{title} prima ploče do formata {formFactor}; sprijeda {ports}.',
      '{title} takes boards up to {formFactor}; in front {ports}.',
      '{title} acepta placas hasta {formFactor}; al frente {ports}.',
    ),
    localized(
      'Prazno kućište mase {weightGrams}, s prednjim priključcima {ports}.',
      'An empty case of {weightGrams} with {ports} in front.',
      'Gabinete vacío de {weightGrams} con {ports} al frente.',
    ),
    localized(
      'Dobro provjetreno kućište za {formFactor}, lako za slaganje.',
      'A well ventilated case for {formFactor}, easy to build in.',
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
