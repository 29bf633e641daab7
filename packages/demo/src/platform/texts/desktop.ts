import { localized } from '../localized-text.ts'
import type { ProseBank } from './prose-bank.ts'
import { workUses } from './work-uses.ts'

const paste = localized('termalna pasta', 'thermal paste', 'pasta térmica')
const cell = localized('CMOS baterija', 'CMOS battery', 'pila de la placa')
const powerCable = localized('kabl za napajanje', 'power cable', 'cable de poder')

export const desktopProse: ProseBank = {
  openings: [
    localized(
      '{title}: {processor}, {memoryGb} memorije i {storageGb} prostora, spremno za rad.',
      '{title}: {processor}, {memoryGb} of memory and {storageGb} of storage, ready to work.',
      '{title}: {processor}, {memoryGb} de memoria y {storageGb} de espacio, listo para trabajar.',
    ),
    localized(
      'Računar iz {year}. s procesorom {processor} i sistemom {system}.',
      'A computer from {year} with an {processor} and {system}.',
      'Computador de {year} con procesador {processor} y {system}.',
    ),
    localized(
      'U kućištu od {weightGrams} su {processor} i grafika {graphics}.',
      'The {weightGrams} case holds an {processor} and {graphics}.',
      'En un gabinete de {weightGrams} hay un {processor} y gráficos {graphics}.',
    ),
    localized(
      'Dimenzije su {dimensionsMm}, pa {title} staje i na pretrpan sto.',
      'At {dimensionsMm}, {title} fits even a crowded desk.',
      'Con {dimensionsMm}, el {title} cabe hasta en un escritorio lleno.',
    ),
    localized(
      '{title} radi na {clock} i ima {memoryGb} {memoryType} memorije.',
      '{title} runs at {clock} and has {memoryGb} of {memoryType} memory.',
      '{title} trabaja a {clock} y tiene {memoryGb} de memoria {memoryType}.',
    ),
    localized(
      'Tihi radni konj: {processor} s grafikom {graphics} i diskom od {storageGb}.',
      'A quiet workhorse: {processor} with {graphics} and {storageGb} of storage.',
      'Un equipo confiable y silencioso: {processor} con {graphics} y {storageGb} de disco.',
    ),
  ],
  uses: workUses,
  parts: [paste, cell, localized('SSD', 'SSD', 'SSD'), localized('ventilator', 'fan', 'ventilador')],
  box: [localized('računar', 'computer', 'computador'), powerCable],
}

export const allInOneProse: ProseBank = {
  ...desktopProse,
  openings: [
    localized(
      '{title} spaja ekran od {screenInches} ({resolution}) i računar u jedno kućište.',
      '{title} combines a {screenInches} screen ({resolution}) and a computer in one device.',
      '{title} reúne pantalla de {screenInches} ({resolution}) y computador en un solo equipo.',
    ),
    localized(
      'Jedan kabl na stolu: iza ekrana od {screenInches} su {processor} i {memoryGb} memorije.',
      'One cable on the desk: behind the {screenInches} screen sit an {processor} and {memoryGb} of memory.',
      'Un solo cable en el escritorio: tras la pantalla de {screenInches} hay un {processor} y {memoryGb} de memoria.',
    ),
    localized(
      'Za recepciju, učionicu ili dnevnu sobu: {processor}, {storageGb} prostora i {graphics}.',
      'For a reception, a classroom or the living room: {processor}, {storageGb} of storage and {graphics}.',
      'Para recepción, sala de clases o living: {processor}, {storageGb} de espacio y {graphics}.',
    ),
    localized(
      'Panel {panel} s rezolucijom {resolution} daje čistu sliku, a za ostalo se brine {processor}.',
      'The {panel} panel shows a clean {resolution} picture; an {processor} does the rest.',
      'El panel {panel} entrega una imagen limpia de {resolution}; un {processor} hace el resto.',
    ),
  ],
}

export const workstationProse: ProseBank = {
  ...desktopProse,
  openings: [
    localized(
      'Radna stanica za CAD i render: {processor}, {memoryGb} memorije i {graphics}.',
      'A workstation for CAD and rendering: {processor}, {memoryGb} of memory and {graphics}.',
      'Estación de trabajo para CAD y render: {processor}, {memoryGb} de memoria y {graphics}.',
    ),
    localized(
      '{title} je pravljen da satima radi pod punim opterećenjem; {coreCount}, {clock}.',
      '{title} is made to run under full load for hours; {coreCount}, {clock}.',
      '{title} está hecho para trabajar horas a plena carga; {coreCount}, {clock}.',
    ),
    localized(
      'Profesionalna grafika {graphics} i {storageGb} brze pohrane ({storageType}).',
      'Professional {graphics} and {storageGb} of fast storage ({storageType}).',
      'Gráficos profesionales {graphics} y {storageGb} de almacenamiento rápido ({storageType}).',
    ),
  ],
  history: [
    localized(
      'Iz projektnog biroa: {title} s {memoryGb} {memoryType} memorije.',
      'From a design office: {title} with {memoryGb} of {memoryType} memory.',
      'De una oficina de proyectos: {title} con {memoryGb} de memoria {memoryType}.',
    ),
  ],
}
