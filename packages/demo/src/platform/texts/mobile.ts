import { localized } from '../localized-text.ts'
import { newBattery } from './new-battery.ts'
import { type ProseBank, renewing } from './prose-bank.ts'

const glass = renewing('glass', localized('staklo', 'glass', 'vidrio'))
const cable = localized('USB kabl', 'USB cable', 'cable USB')

export const phoneProse: ProseBank = {
  openings: [
    localized(
      '{title} s {panel} ekranom od {screenInches} i {storageGb} prostora, otključan za sve mreže.',
      '{title} with a {screenInches} {panel} screen and {storageGb} of storage, unlocked for all networks.',
      '{title} con pantalla {panel} de {screenInches} y {storageGb} de espacio, liberado para todas las compañías.',
    ),
    localized(
      'Pokreće ga {processor}, a kamera ima {camera}.',
      'It runs on {processor} and has a {camera} camera.',
      'Tiene procesador {processor} y cámara de {camera}.',
    ),
    localized(
      'Telefon iz {year}., težak {weightGrams}, s ekranom {resolution}.',
      'A {year} phone that weighs {weightGrams}, with a {resolution} screen.',
      'Un celular de {year} que pesa {weightGrams}, con pantalla de {resolution}.',
    ),
    localized(
      'Baterija od {batteryMah} i {memoryGb} memorije: dan bez punjača i bez zastajkivanja.',
      'A {batteryMah} battery and {memoryGb} of memory: a full day without a charger or stutter.',
      'Batería de {batteryMah} y {memoryGb} de memoria: un día sin cargador y sin pausas.',
    ),
    localized(
      'Ekran se osvježava na {refreshHz}, a za fotografije ima {storageGb} prostora.',
      'The screen refreshes at {refreshHz}, and there is {storageGb} of room for your photos.',
      'La pantalla se refresca a {refreshHz} y hay {storageGb} para tus fotos.',
    ),
    localized(
      '{title}: {camera}, {panel} od {screenInches}, {processor}.',
      '{title}: {camera}, a {screenInches} {panel} screen, {processor}.',
      '{title}: {camera}, {panel} de {screenInches}, {processor}.',
    ),
  ],
  uses: [
    {
      when: ({ storageGb = 0 }) => storageGb <= 32,
      say: localized(
        'Prostora je malo, pa je najbolji kao drugi telefon.',
        'Storage is limited, so it is best as a second phone.',
        'Tiene poco espacio; conviene como segundo celular.',
      ),
    },
    {
      when: ({ year = 0 }) => year >= 2021,
      say: localized(
        'Dolazi s ažuriranim sistemom i bez tuđih naloga.',
        'It comes with an updated system and no previous owner’s account.',
        'Viene con el sistema actualizado y sin cuentas anteriores.',
      ),
    },
    {
      when: ({ weightGrams = 999 }) => weightGrams < 160,
      say: localized(
        'Lagan je i staje u svaki džep.',
        'It is light and fits any pocket.',
        'Es liviano y cabe en cualquier bolsillo.',
      ),
    },
  ],
  parts: [
    newBattery,
    glass,
    renewing('backCover', localized('poleđina', 'back cover', 'tapa trasera')),
    localized('priključak za punjenje', 'charging port', 'conector de carga'),
  ],
  box: [localized('telefon', 'phone', 'celular'), cable],
}

export const tabletProse: ProseBank = {
  openings: [
    localized(
      'Tablet {title} s ekranom od {screenInches} i {storageGb} prostora.',
      '{title}, a tablet with a {screenInches} screen and {storageGb} of storage.',
      'Tablet {title} con pantalla de {screenInches} y {storageGb} de espacio.',
    ),
    localized(
      'Za školu, kuhinju ili vožnju: {resolution} na {screenInches}, masa {weightGrams}.',
      'For school, the kitchen or the road: {resolution} on {screenInches}, {weightGrams}.',
      'Para el colegio, la cocina o el viaje: {resolution} en {screenInches}, {weightGrams}.',
    ),
    localized(
      '{processor} i {system} iz {year}. i dalje glatko puštaju video i nastavu.',
      '{processor} and {system} from {year} still play video and lessons smoothly.',
      '{processor} y {system} de {year} aún reproducen video y clases con fluidez.',
    ),
    localized(
      'Baterija {batteryMah}, memorija {memoryGb}, ekran {panel}.',
      'Battery {batteryMah}, memory {memoryGb}, {panel} screen.',
      'Batería de {batteryMah}, memoria de {memoryGb}, pantalla {panel}.',
    ),
  ],
  parts: [newBattery, glass],
  box: [localized('tablet', 'tablet', 'tablet'), cable],
}

export const readerProse: ProseBank = {
  openings: [
    localized(
      'Čitač {title}: {panel} na {screenInches}.',
      '{title} e-reader: {screenInches} {panel}.',
      'Lector {title}: {panel} en {screenInches}.',
    ),
    localized(
      'U {storageGb} stane više knjiga nego na policu, a teži {weightGrams}.',
      '{storageGb} holds more books than a shelf, and it weighs {weightGrams}.',
      'En {storageGb} caben más libros que en una repisa, y pesa {weightGrams}.',
    ),
    localized(
      'Za plažu i kadu: otpornost {waterproof}.',
      'For the beach and the bath: {waterproof}.',
      'Para la playa y la tina: {waterproof}.',
    ),
    localized(
      'Izgleda kao papir i sedmicama ne traži punjenje; model iz {year}.',
      'Looks like paper and lasts weeks; a {year} model.',
      'Parece papel y dura semanas; modelo de {year}.',
    ),
  ],
  parts: [newBattery],
  box: [localized('čitač', 'reader', 'lector'), cable],
}

export const watchProse: ProseBank = {
  openings: [
    localized(
      '{title} sa {panel} ekranom i vezom {wireless}.',
      '{title} with an {panel} screen and {wireless}.',
      '{title} con pantalla {panel} y {wireless}.',
    ),
    localized(
      'Mjeri puls i korake, podnosi vodu ({waterproof}), teži {weightGrams}.',
      'Measures heart rate and steps, is water resistant ({waterproof}) and weighs {weightGrams}.',
      'Mide pulso y pasos, resiste el agua ({waterproof}) y pesa {weightGrams}.',
    ),
    localized(
      'Sat iz {year}. za trčanje i obavijesti: {wireless}.',
      'A {year} watch for running and notifications: {wireless}.',
      'Reloj de {year} para correr y recibir avisos: {wireless}.',
    ),
  ],
  parts: [newBattery, renewing('strap', localized('remen', 'strap', 'correa'))],
  box: [localized('sat', 'watch', 'reloj'), localized('punjač', 'charger', 'cargador')],
}
