import { words } from '../translations.ts'
import { newBattery } from './new-battery.ts'
import { type ProseBank, renewing } from './prose-bank.ts'

const touch = words(
  'ekran na dodir po cijeloj površini',
  'the touchscreen over its whole area',
  'táctil en toda la pantalla',
)
const cameras = words('kamere', 'cameras', 'cámaras')
const sound = words('zvučnik i mikrofoni', 'speaker and microphones', 'parlante y micrófonos')
const charging = words('punjenje', 'charging', 'carga')
const wifi = words('Wi-Fi i Bluetooth', 'Wi-Fi and Bluetooth', 'Wi-Fi y Bluetooth')
const account = words('odjava sa starog naloga', 'sign-out from the old account', 'cierre de la cuenta anterior')
const glass = renewing('glass', words('staklo', 'glass', 'vidrio'))
const cable = words('USB kabl', 'USB cable', 'cable USB')

export const phoneProse: ProseBank = {
  openings: [
    words(
      '{title} s {panel} ekranom od {screenInches} i {storageGb} prostora, otključan za sve mreže.',
      '{title} with a {screenInches} {panel} screen and {storageGb} of storage, unlocked for every network.',
      '{title} con pantalla {panel} de {screenInches} y {storageGb} de espacio, liberado para toda compañía.',
    ),
    words(
      'Pokreće ga {processor}, a snima kamera {camera}.',
      'It runs on {processor} and shoots with a {camera} camera.',
      'Lo mueve {processor} y fotografía con cámara de {camera}.',
    ),
    words(
      'Telefon iz {year}., {weightGrams} u ruci, ekran {resolution}.',
      'A {year} phone, {weightGrams} in the hand, with a {resolution} screen.',
      'Un teléfono de {year}, {weightGrams} en la mano y pantalla de {resolution}.',
    ),
    words(
      'Baterija od {batteryMah} i {memoryGb} memorije: dan bez punjača i bez zastajkivanja.',
      'A {batteryMah} battery and {memoryGb} of memory: a day without a charger and without stutter.',
      'Batería de {batteryMah} y {memoryGb} de memoria: un día sin cargador y sin pausas.',
    ),
    words(
      'Slika se osvježava na {refreshHz}, a {storageGb} prostora čeka vaše fotografije.',
      'The picture refreshes at {refreshHz} and {storageGb} wait for your photos.',
      'La imagen se refresca a {refreshHz} y {storageGb} esperan tus fotos.',
    ),
    words(
      '{title}: {camera}, {panel} od {screenInches}, {processor}.',
      '{title}: {camera}, a {screenInches} {panel} screen, {processor}.',
      '{title}: {camera}, {panel} de {screenInches}, {processor}.',
    ),
  ],
  uses: [
    {
      when: ({ storageGb = 0 }) => storageGb <= 32,
      say: words(
        'Prostora je malo, pa je najbolji kao drugi telefon.',
        'Space is scarce, so it does best as a second phone.',
        'El espacio es poco; conviene como segundo teléfono.',
      ),
    },
    {
      when: ({ year = 0 }) => year >= 2021,
      say: words(
        'Dolazi s osvježenim sistemom i bez tuđih naloga.',
        'It comes with an updated system and nobody’s account on it.',
        'Viene con el sistema actualizado y sin cuentas de nadie.',
      ),
    },
    {
      when: ({ weightGrams = 999 }) => weightGrams < 160,
      say: words(
        'Lagan je i staje u svaki džep.',
        'It is light and fits any pocket.',
        'Es liviano y cabe en cualquier bolsillo.',
      ),
    },
  ],
  checks: [
    touch,
    cameras,
    sound,
    charging,
    wifi,
    account,
    words('čitač otiska ili lica', 'fingerprint or face reader', 'lector de huella o rostro'),
    words('SIM ležište', 'SIM tray', 'bandeja SIM'),
  ],
  parts: [
    newBattery,
    glass,
    renewing('backCover', words('poleđina', 'back cover', 'tapa trasera')),
    words('priključak za punjenje', 'charging socket', 'conector de carga'),
  ],
  box: [words('telefon', 'phone', 'teléfono'), cable],
}

export const tabletProse: ProseBank = {
  openings: [
    words(
      'Tablet {title} s ekranom od {screenInches} i {storageGb} prostora.',
      '{title}, a tablet with a {screenInches} screen and {storageGb} of storage.',
      'Tablet {title} con pantalla de {screenInches} y {storageGb} de espacio.',
    ),
    words(
      'Za školu, kuhinju ili vožnju: {resolution} na {screenInches}, masa {weightGrams}.',
      'For school, the kitchen or the road: {resolution} on {screenInches}, {weightGrams}.',
      'Para el colegio, la cocina o el viaje: {resolution} en {screenInches}, {weightGrams}.',
    ),
    words(
      '{processor} i {system} iz {year}. i dalje glatko puštaju video i nastavu.',
      '{processor} and {system} from {year} still play video and lessons smoothly.',
      '{processor} y {system} de {year} aún reproducen video y clases con fluidez.',
    ),
    words(
      'Baterija {batteryMah}, memorija {memoryGb}, ekran {panel}.',
      'Battery {batteryMah}, memory {memoryGb}, {panel} screen.',
      'Batería de {batteryMah}, memoria de {memoryGb}, pantalla {panel}.',
    ),
  ],
  checks: [touch, cameras, sound, charging, wifi, account],
  parts: [newBattery, glass],
  box: [words('tablet', 'tablet', 'tablet'), cable],
}

export const readerProse: ProseBank = {
  openings: [
    words(
      'Čitač {title}: {panel} na {screenInches}.',
      '{title}, a reader: {panel} at {screenInches}.',
      'Lector {title}: {panel} en {screenInches}.',
    ),
    words(
      'U {storageGb} stane više knjiga nego na policu, a teži {weightGrams}.',
      '{storageGb} hold more books than a shelf, in {weightGrams}.',
      'En {storageGb} caben más libros que en una repisa, y pesa {weightGrams}.',
    ),
    words(
      'Za plažu i kadu: otpornost {waterproof}.',
      'For the beach and the bath: {waterproof}.',
      'Para la playa y la tina: {waterproof}.',
    ),
    words(
      'Papirnat izgled, sedmice bez punjenja; model iz {year}.',
      'Looks like paper and lasts weeks; a {year} model.',
      'Parece papel y dura semanas; modelo de {year}.',
    ),
  ],
  checks: [touch, charging, words('osvjetljenje', 'front light', 'luz frontal'), account],
  parts: [newBattery],
  box: [words('čitač', 'reader', 'lector'), cable],
}

export const watchProse: ProseBank = {
  openings: [
    words(
      '{title} sa {panel} ekranom i vezom {wireless}.',
      '{title} with an {panel} screen and {wireless}.',
      '{title} con pantalla {panel} y {wireless}.',
    ),
    words(
      'Mjeri puls i korake, podnosi vodu ({waterproof}), teži {weightGrams}.',
      'Counts pulse and steps, stands water ({waterproof}), weighs {weightGrams}.',
      'Mide pulso y pasos, resiste el agua ({waterproof}) y pesa {weightGrams}.',
    ),
    words(
      'Sat iz {year}. za trčanje i obavijesti: {wireless}.',
      'A {year} watch for running and messages: {wireless}.',
      'Reloj de {year} para correr y recibir avisos: {wireless}.',
    ),
  ],
  checks: [touch, words('senzor pulsa', 'pulse sensor', 'sensor de pulso'), charging, account],
  parts: [newBattery, renewing('strap', words('remen', 'strap', 'correa'))],
  box: [words('sat', 'watch', 'reloj'), words('punjač', 'charger', 'cargador')],
}
