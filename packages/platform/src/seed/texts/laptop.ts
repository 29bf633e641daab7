import { words } from '../translations.ts'
import { workstationProse } from './desktop.ts'
import { newBattery } from './new-battery.ts'
import { type ProseBank, renewing } from './prose-bank.ts'
import { workUses } from './work-uses.ts'

const memoryTest = words('memorija', 'memory', 'memoria')
const ports = words('svi priključci', 'all sockets', 'todos los puertos')
const cooling = words('hlađenje pod opterećenjem', 'cooling under load', 'ventilación bajo carga')
const disk = words('zdravlje diska', 'drive health', 'salud del disco')
const paste = words('termalna pasta', 'thermal paste', 'pasta térmica')

export const laptopProse: ProseBank = {
  openings: [
    words(
      '{title} je laptop iz {year}. s ekranom od {screenInches} i procesorom {processor}.',
      '{title} is a {year} laptop with a {screenInches} screen and an {processor} inside.',
      '{title} es un notebook de {year} con pantalla de {screenInches} y procesador {processor}.',
    ),
    words(
      'Unutra su {processor}, {memoryGb} memorije i {storageGb} prostora; sve to teži {weightGrams}.',
      'Inside: {processor}, {memoryGb} of memory and {storageGb} of storage, all in {weightGrams}.',
      'Adentro: {processor}, {memoryGb} de memoria y {storageGb} de espacio, todo en {weightGrams}.',
    ),
    words(
      'Ekran od {screenInches} ({resolution}, {panel}) i {memoryGb} memorije čine ovaj {title} ugodnim za cjelodnevni rad.',
      'A {screenInches} screen ({resolution}, {panel}) and {memoryGb} of memory make this {title} pleasant for a whole day of work.',
      'Pantalla de {screenInches} ({resolution}, {panel}) y {memoryGb} de memoria: este {title} acompaña bien una jornada completa.',
    ),
    words(
      'Ko traži {processor} u kućištu od {weightGrams}, našao ga je.',
      'If you want an {processor} in a body of {weightGrams}, here it is.',
      'Si buscas un {processor} en un cuerpo de {weightGrams}, aquí está.',
    ),
    words(
      '{title} ima {storageGb} pohrane ({storageType}) i {memoryGb} memorije; priključci: {ports}.',
      '{title} has {storageGb} of storage ({storageType}) and {memoryGb} of memory; sockets: {ports}.',
      '{title} trae {storageGb} de almacenamiento ({storageType}) y {memoryGb} de memoria; puertos: {ports}.',
    ),
    words(
      'Model iz {year}. godine: {processor}, {coreCount}, {threads} niti i {system}.',
      'A model of {year}: {processor}, {coreCount}, {threads} threads and {system}.',
      'Modelo de {year}: {processor}, {coreCount}, {threads} hilos y {system}.',
    ),
    words(
      'Za sliku je zadužena grafika {graphics}, za ostalo {processor} i {memoryGb} memorije.',
      '{graphics} takes care of the picture, {processor} and {memoryGb} of memory of the rest.',
      'De la imagen se ocupa {graphics}; del resto, {processor} y {memoryGb} de memoria.',
    ),
  ],
  uses: workUses,
  checks: [
    words('tastatura i touchpad', 'keyboard and touchpad', 'teclado y touchpad'),
    words('ekran na mrtve piksele', 'screen for dead pixels', 'pantalla en busca de píxeles muertos'),
    ports,
    words('kamera i mikrofon', 'camera and microphone', 'cámara y micrófono'),
    words('Wi-Fi i Bluetooth', 'Wi-Fi and Bluetooth', 'Wi-Fi y Bluetooth'),
    memoryTest,
    disk,
    cooling,
  ],
  parts: [
    paste,
    newBattery,
    words('SSD', 'SSD', 'SSD'),
    renewing('keys', words('tastatura', 'keyboard', 'teclado')),
    words('ventilator', 'fan', 'ventilador'),
    renewing('base', words('gumene nožice', 'rubber feet', 'patas de goma')),
  ],
  box: [words('laptop', 'laptop', 'notebook'), words('punjač', 'charger', 'cargador')],
}

/** A workstation that is carried. */
export const mobileWorkstationProse: ProseBank = {
  ...laptopProse,
  openings: [...workstationProse.openings, ...laptopProse.openings],
  ...(workstationProse.history && { history: workstationProse.history }),
}
