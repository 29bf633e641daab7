import { localized } from '../localized-text.ts'
import { workstationProse } from './desktop.ts'
import { newBattery } from './new-battery.ts'
import { type ProseBank, renewing } from './prose-bank.ts'
import { workUses } from './work-uses.ts'

const paste = localized('termalna pasta', 'thermal paste', 'pasta térmica')

export const laptopProse: ProseBank = {
  openings: [
    localized(
      '{title} je laptop iz {year}. s ekranom od {screenInches} i procesorom {processor}.',
      '{title} is a {year} laptop with a {screenInches} screen and an {processor} inside.',
      '{title} es un notebook de {year} con pantalla de {screenInches} y procesador {processor}.',
    ),
    localized(
      'Unutra su {processor}, {memoryGb} memorije i {storageGb} prostora; sve to teži {weightGrams}.',
      'Inside: {processor}, {memoryGb} of memory and {storageGb} of storage, all in {weightGrams}.',
      'Adentro: {processor}, {memoryGb} de memoria y {storageGb} de espacio, todo en {weightGrams}.',
    ),
    localized(
      'Ekran od {screenInches} ({resolution}, {panel}) i {memoryGb} memorije čine ovaj {title} ugodnim za cjelodnevni rad.',
      'A {screenInches} screen ({resolution}, {panel}) and {memoryGb} of memory make this {title} pleasant for a whole day of work.',
      'Pantalla de {screenInches} ({resolution}, {panel}) y {memoryGb} de memoria: este {title} acompaña bien una jornada completa.',
    ),
    localized(
      'Tražite {processor} u laptopu od {weightGrams}? Ovo je taj.',
      'Looking for an {processor} in a {weightGrams} laptop? This is it.',
      '¿Buscas un {processor} en un notebook de {weightGrams}? Es este.',
    ),
    localized(
      '{title} ima {storageGb} pohrane ({storageType}) i {memoryGb} memorije; priključci: {ports}.',
      '{title} has {storageGb} of storage ({storageType}) and {memoryGb} of memory; ports: {ports}.',
      '{title} trae {storageGb} de almacenamiento ({storageType}) y {memoryGb} de memoria; puertos: {ports}.',
    ),
    localized(
      'Model iz {year}. godine: {processor}, {coreCount}, {threads} niti i {system}.',
      'A {year} model: {processor}, {coreCount}, {threads} threads and {system}.',
      'Modelo de {year}: {processor}, {coreCount}, {threads} hilos y {system}.',
    ),
    localized(
      'Za sliku je zadužena grafika {graphics}, za ostalo {processor} i {memoryGb} memorije.',
      '{graphics} takes care of the picture, {processor} and {memoryGb} of memory of the rest.',
      'De la imagen se ocupa {graphics}; del resto, {processor} y {memoryGb} de memoria.',
    ),
  ],
  uses: workUses,
  parts: [
    paste,
    newBattery,
    localized('SSD', 'SSD', 'SSD'),
    renewing('keys', localized('tastatura', 'keyboard', 'teclado')),
    localized('ventilator', 'fan', 'ventilador'),
    renewing('base', localized('gumene nožice', 'rubber feet', 'patas de goma')),
  ],
  box: [localized('laptop', 'laptop', 'notebook'), localized('punjač', 'charger', 'cargador')],
}

/** A workstation that is carried. */
export const mobileWorkstationProse: ProseBank = {
  ...laptopProse,
  openings: [...workstationProse.openings, ...laptopProse.openings],
  ...(workstationProse.history && { history: workstationProse.history }),
}
