import { localized } from '../localized-text.ts'
import { newBattery } from './new-battery.ts'
import { type ProseBank, renewing } from './prose-bank.ts'

const glass = renewing('glass', localized('staklo', 'glass', 'vidrio'))
const cable = localized('USB kabl', 'USB cable', 'cable USB')

export const phoneProse: ProseBank = {
  openings: [
    localized(
      '{title} s {panel} ekranom od {screenInches} i {storageGb} prostora, otključan za sve mreže.',
      '{title} with a {screenInches} {panel} screen and {storageGb} of storage, unlocked for every network.',
      '{title} con pantalla {panel} de {screenInches} y {storageGb} de espacio, liberado para toda compañía.',
    ),
    localized(
      'Pokreće ga {processor}, a snima kamera {camera}.',
      'It runs on {processor} and shoots with a {camera} camera.',
      'Lo mueve {processor} y fotografía con cámara de {camera}.',
    ),
    localized(
      'Telefon iz {year}., {weightGrams} u ruci, ekran {resolution}.',
      'A {year} phone, {weightGrams} in the hand, with a {resolution} screen.',
      'Un celular de {year}, {weightGrams} en la mano y pantalla de {resolution}.',
    ),
    localized(
      'Baterija od {batteryMah} i {memoryGb} memorije: dan bez punjača i bez zastajkivanja.',
      'A {batteryMah} battery and {memoryGb} of memory: a day without a charger and without stutter.',
      'Batería de {batteryMah} y {memoryGb} de memoria: un día sin cargador y sin pausas.',
    ),
    localized(
      'Slika se osvježava na {refreshHz}, a {storageGb} prostora čeka vaše fotografije.',
      'The picture refreshes at {refreshHz} and {storageGb} wait for your photos.',
      'La imagen se refresca a {refreshHz} y {storageGb} esperan tus fotos.',
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
        'Space is scarce, so it does best as a second phone.',
        'El espacio es poco; conviene como segundo celular.',
      ),
    },
    {
      when: ({ year = 0 }) => year >= 2021,
      say: localized(
        'Dolazi s osvježenim sistemom i bez tuđih naloga.',
        'It comes with an updated system and nobody’s account on it.',
        'Viene con el sistema actualizado y sin cuentas de nadie.',
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
    localized('priključak za punjenje', 'charging socket', 'conector de carga'),
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
      '{title}, a reader: {panel} at {screenInches}.',
      'Lector {title}: {panel} en {screenInches}.',
    ),
    localized(
      'U {storageGb} stane više knjiga nego na policu, a teži {weightGrams}.',
      '{storageGb} hold more books than a shelf, in {weightGrams}.',
      'En {storageGb} caben más libros que en una repisa, y pesa {weightGrams}.',
    ),
    localized(
      'Za plažu i kadu: otpornost {waterproof}.',
      'For the beach and the bath: {waterproof}.',
      'Para la playa y la tina: {waterproof}.',
    ),
    localized(
      'Papirnat izgled, sedmice bez punjenja; model iz {year}.',
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
      'Counts pulse and steps, stands water ({waterproof}), weighs {weightGrams}.',
      'Mide pulso y pasos, resiste el agua ({waterproof}) y pesa {weightGrams}.',
    ),
    localized(
      'Sat iz {year}. za trčanje i obavijesti: {wireless}.',
      'A {year} watch for running and messages: {wireless}.',
      'Reloj de {year} para correr y recibir avisos: {wireless}.',
    ),
  ],
  parts: [newBattery, renewing('strap', localized('remen', 'strap', 'correa'))],
  box: [localized('sat', 'watch', 'reloj'), localized('punjač', 'charger', 'cargador')],
}
