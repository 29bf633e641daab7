import { type Check, check } from './check.ts'

/** Points of whole devices: computers, phones, screens. */
export const deviceChecks = {
  screen: check(
    ['Ekran', 'bez mrtvih piksela i mrlja'],
    ['Screen', 'no dead pixels or patches'],
    ['Pantalla', 'sin píxeles muertos ni manchas'],
  ),
  touchscreen: check(
    ['Ekran na dodir', 'reaguje po cijeloj površini'],
    ['Touchscreen', 'responds over its whole area'],
    ['Pantalla táctil', 'responde en toda la superficie'],
  ),
  keyboard: check(
    ['Tastatura', 'radi svaka tipka'],
    ['Keyboard', 'every key works'],
    ['Teclado', 'funcionan todas las teclas'],
  ),
  touchpad: check(
    ['Touchpad', 'rade klik i pokreti'],
    ['Touchpad', 'clicks and gestures work'],
    ['Touchpad', 'funcionan los clics y los gestos'],
  ),
  ports: check(['Priključci', 'radi svaki'], ['Ports', 'every one works'], ['Puertos', 'funcionan todos']),
  camera: check(['Kamera', 'slika je oštra'], ['Camera', 'sharp picture'], ['Cámara', 'imagen nítida']),
  cameras: check(
    ['Kamere', 'slika i fokus su ispravni'],
    ['Cameras', 'picture and focus are fine'],
    ['Cámaras', 'imagen y enfoque correctos'],
  ),
  microphone: check(
    ['Mikrofon', 'snimak je jasan'],
    ['Microphone', 'clear recording'],
    ['Micrófono', 'grabación clara'],
  ),
  speakers: check(['Zvučnici', 'zvuk je čist'], ['Speakers', 'clean sound'], ['Parlantes', 'sonido limpio']),
  wifi: check(
    ['Wi-Fi', 'veza je stabilna, Bluetooth radi'],
    ['Wi-Fi', 'stable connection, Bluetooth works'],
    ['Wi-Fi', 'conexión estable, Bluetooth funciona'],
  ),
  bluetooth: check(
    ['Bluetooth', 'veza je stabilna'],
    ['Bluetooth', 'stable connection'],
    ['Bluetooth', 'conexión estable'],
  ),
  battery: check(
    ['Baterija', 'puni se i drži kapacitet'],
    ['Battery', 'charges and holds its capacity'],
    ['Batería', 'carga y mantiene su capacidad'],
  ),
  disk: check(
    ['Disk', 'bez grešaka po SMART podacima'],
    ['Disk', 'no errors in its SMART data'],
    ['Disco', 'sin errores en sus datos SMART'],
  ),
  memory: check(['Memorija', 'test bez grešaka'], ['Memory', 'test without errors'], ['Memoria', 'prueba sin errores']),
  cooling: check(
    ['Hlađenje', 'bez pregrijavanja pod opterećenjem'],
    ['Cooling', 'no overheating under load'],
    ['Ventilación', 'sin sobrecalentamiento bajo carga'],
  ),
  biosLock: check(
    ['BIOS', 'otključan, bez lozinke'],
    ['BIOS lock', 'unlocked, no password'],
    ['BIOS', 'desbloqueado, sin contraseña'],
  ),
  organisationLock: check(
    ['Račun organizacije', 'uklonjen'],
    ['Organisation account', 'removed'],
    ['Cuenta de organización', 'eliminada'],
  ),
  dataWiped: check(['Brisanje podataka', 'trajno'], ['Data wiped', 'permanently'], ['Borrado de datos', 'definitivo']),
  graphics: check(
    ['Grafika', 'stabilna pod opterećenjem'],
    ['Graphics', 'stable under load'],
    ['Gráficos', 'estables bajo carga'],
  ),
  networkPort: check(
    ['Mrežni priključak', 'radi punom brzinom'],
    ['Network port', 'runs at full speed'],
    ['Puerto de red', 'funciona a velocidad completa'],
  ),
  videoOutputs: check(
    ['Izlazi za sliku', 'slika na svakom'],
    ['Video outputs', 'picture on every one'],
    ['Salidas de video', 'imagen en todas'],
  ),
  powerSupply: check(
    ['Napajanje', 'stabilno pod opterećenjem'],
    ['Power supply', 'stable under load'],
    ['Alimentación', 'estable bajo carga'],
  ),
  calls: check(
    ['Pozivi', 'dolazni i odlazni rade'],
    ['Calls', 'incoming and outgoing work'],
    ['Llamadas', 'entrantes y salientes funcionan'],
  ),
  sim: check(
    ['SIM', 'kartica prepoznata, otključan za sve mreže'],
    ['SIM', 'card recognised, unlocked for every network'],
    ['SIM', 'chip reconocido, liberado para toda compañía'],
  ),
  imei: check(
    ['IMEI', 'nije prijavljen kao ukraden'],
    ['IMEI', 'not reported stolen'],
    ['IMEI', 'sin reporte de robo'],
  ),
  biometrics: check(
    ['Otisak prsta ili lice', 'prepoznaje'],
    ['Fingerprint or face', 'recognised'],
    ['Huella o rostro', 'los reconoce'],
  ),
  buttons: check(['Dugmad', 'radi svako'], ['Buttons', 'every one works'], ['Botones', 'funcionan todos']),
  sensors: check(['Senzori', 'rade svi'], ['Sensors', 'all of them work'], ['Sensores', 'funcionan todos']),
  charging: check(
    ['Punjenje', 'puni se bez prekida'],
    ['Charging', 'charges without a break'],
    ['Carga', 'carga sin cortes'],
  ),
  accountLock: check(
    ['Korisnički račun', 'odjavljen, bez tuđih računa'],
    ['Account lock', 'signed out, nobody’s account on it'],
    ['Cuenta', 'cerrada, sin cuentas ajenas'],
  ),
  frontLight: check(['Osvjetljenje', 'ravnomjerno'], ['Front light', 'even'], ['Iluminación', 'uniforme']),
  heartRate: check(['Senzor pulsa', 'mjeri'], ['Heart rate sensor', 'measures'], ['Sensor de pulso', 'mide']),
  backlight: check(['Pozadinsko osvjetljenje', 'ravnomjerno'], ['Backlight', 'even'], ['Retroiluminación', 'uniforme']),
  inputs: check(['Ulazi', 'slika na svakom'], ['Inputs', 'picture on every one'], ['Entradas', 'imagen en todas']),
  stand: check(['Postolje', 'stabilno, podešava se'], ['Stand', 'stable, adjusts'], ['Base', 'estable, se ajusta']),
  connection: check(
    ['Veza s računarom', 'stabilna'],
    ['Connection to a computer', 'stable'],
    ['Conexión al computador', 'estable'],
  ),
} as const satisfies Readonly<Record<string, Check>>
