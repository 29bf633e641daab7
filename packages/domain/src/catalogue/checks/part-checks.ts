import { type Check, check } from './check.ts'

/** Points of parts, network equipment and accessories. */
export const partChecks = {
  fullLoad: check(
    ['Puno opterećenje', 'sat vremena bez greške'],
    ['Full load', 'one hour without errors'],
    ['Carga completa', 'una hora sin errores'],
  ),
  cores: check(['Jezgre', 'rade sve'], ['Cores', 'all of them work'], ['Núcleos', 'funcionan todos']),
  contacts: check(
    ['Kontakti', 'čisti i neoštećeni'],
    ['Contacts', 'clean and undamaged'],
    ['Contactos', 'limpios y sin daños'],
  ),
  memoryTest: check(
    ['Test memorije', 'četiri prolaza bez grešaka'],
    ['Memory test', 'four passes without errors'],
    ['Prueba de memoria', 'cuatro pasadas sin errores'],
  ),
  ratedSpeed: check(
    ['Deklarisana brzina', 'postignuta'],
    ['Rated speed', 'reached'],
    ['Velocidad nominal', 'alcanzada'],
  ),
  smart: check(['SMART podaci', 'bez grešaka'], ['SMART data', 'no errors'], ['Datos SMART', 'sin errores']),
  sectors: check(
    ['Svi sektori', 'pročitani bez grešaka'],
    ['Every sector', 'read without errors'],
    ['Todos los sectores', 'leídos sin errores'],
  ),
  capacity: check(
    ['Cijeli kapacitet', 'zapisan i pročitan bez grešaka'],
    ['Whole capacity', 'written and read without errors'],
    ['Capacidad completa', 'escrita y leída sin errores'],
  ),
  transferSpeed: check(
    ['Brzina prijenosa', 'u granicama modela'],
    ['Transfer speed', 'as the model should'],
    ['Velocidad de transferencia', 'la propia del modelo'],
  ),
  videoMemory: check(
    ['Memorija kartice', 'test bez grešaka'],
    ['Card memory', 'test without errors'],
    ['Memoria de la tarjeta', 'prueba sin errores'],
  ),
  fans: check(['Ventilatori', 'okreću se svi'], ['Fans', 'all of them turn'], ['Ventiladores', 'giran todos']),
  voltages: check(
    ['Naponi', 'u granicama pod opterećenjem'],
    ['Voltages', 'within limits under load'],
    ['Voltajes', 'dentro de rango bajo carga'],
  ),
  plugs: check(['Konektori', 'radi svaki'], ['Plugs', 'every one works'], ['Conectores', 'funcionan todos']),
  memorySlots: check(
    ['Utori za memoriju', 'radi svaki'],
    ['Memory slots', 'every one works'],
    ['Ranuras de memoria', 'funcionan todas'],
  ),
  expansionSlots: check(
    ['Utori za kartice', 'radi svaki'],
    ['Expansion slots', 'every one works'],
    ['Ranuras de expansión', 'funcionan todas'],
  ),
  socketPins: check(
    ['Podnožje procesora', 'kontakti ravni i čitavi'],
    ['Processor socket', 'contacts straight and whole'],
    ['Socket del procesador', 'contactos rectos y completos'],
  ),
  frontPorts: check(
    ['Prednji priključci', 'radi svaki'],
    ['Front ports', 'every one works'],
    ['Puertos frontales', 'funcionan todos'],
  ),
  panels: check(
    ['Stranice i vijci', 'na broju'],
    ['Panels and screws', 'complete'],
    ['Paneles y tornillos', 'completos'],
  ),
  firmware: check(
    ['Firmware', 'učitava se bez grešaka'],
    ['Firmware', 'loads without errors'],
    ['Firmware', 'carga sin errores'],
  ),
  factoryReset: check(
    ['Postavke', 'vraćene na fabričke'],
    ['Settings', 'reset to factory defaults'],
    ['Configuración', 'restablecida de fábrica'],
  ),
  throughput: check(
    ['Protok', 'stabilan pod opterećenjem'],
    ['Throughput', 'stable under load'],
    ['Tráfico', 'estable bajo carga'],
  ),
  signal: check(
    ['Jačina signala', 'u granicama modela'],
    ['Signal strength', 'as the model should'],
    ['Intensidad de señal', 'la propia del modelo'],
  ),
  poweredByCable: check(
    ['Napajanje kroz mrežni kabl', 'radi'],
    ['Power over the network cable', 'works'],
    ['Alimentación por cable de red', 'funciona'],
  ),
  bays: check(
    ['Ležišta diskova', 'radi svako'],
    ['Drive bays', 'every one works'],
    ['Bahías de disco', 'funcionan todas'],
  ),
  powerSupplies: check(
    ['Napajanja', 'rade sva'],
    ['Power supplies', 'all of them work'],
    ['Fuentes de poder', 'funcionan todas'],
  ),
  raidController: check(
    ['Kontroler diskova', 'vidi sve diskove'],
    ['Drive controller', 'sees every drive'],
    ['Controladora de discos', 'detecta todos los discos'],
  ),
  remoteManagement: check(
    ['Daljinsko upravljanje', 'resetovano, bez lozinke'],
    ['Remote management', 'reset, no password'],
    ['Gestión remota', 'restablecida, sin contraseña'],
  ),
  channels: check(['Kanali', 'radi svaki'], ['Channels', 'every one works'], ['Canales', 'funcionan todos']),
  wheel: check(
    ['Točkić', 'okreće se bez preskakanja'],
    ['Wheel', 'turns without skipping'],
    ['Rueda', 'gira sin saltos'],
  ),
  pointerSensor: check(
    ['Senzor', 'prati bez trzanja'],
    ['Sensor', 'tracks without jitter'],
    ['Sensor', 'sigue sin saltos'],
  ),
  mount: check(['Nosač', 'drži čvrsto'], ['Mount', 'holds firmly'], ['Soporte', 'sujeta firme']),
  bothChannels: check(
    ['Oba kanala', 'zvuk je čist'],
    ['Both channels', 'clean sound'],
    ['Ambos canales', 'sonido limpio'],
  ),
  hygiene: check(
    ['Čišćenje', 'očišćeno i dezinfikovano'],
    ['Cleaning', 'cleaned and disinfected'],
    ['Limpieza', 'limpio y desinfectado'],
  ),
  testPrint: check(
    ['Probni ispis', 'bez pruga i mrlja'],
    ['Test print', 'no streaks or smudges'],
    ['Impresión de prueba', 'sin rayas ni manchas'],
  ),
  paperFeed: check(
    ['Uvlačenje papira', 'bez zaglavljivanja'],
    ['Paper feed', 'no jams'],
    ['Arrastre de papel', 'sin atascos'],
  ),
  controlPanel: check(
    ['Upravljačka ploča', 'radi svako dugme'],
    ['Control panel', 'every button works'],
    ['Panel de control', 'funcionan todos los botones'],
  ),
  testScan: check(['Probni sken', 'čist'], ['Test scan', 'clean'], ['Escaneo de prueba', 'limpio']),
  sharpness: check(
    ['Oštrina', 'po cijeloj širini'],
    ['Sharpness', 'over the whole width'],
    ['Nitidez', 'en todo el ancho'],
  ),
  picture: check(['Slika', 'boje su ispravne'], ['Picture', 'colours are right'], ['Imagen', 'colores correctos']),
  focus: check(
    ['Fokus', 'oštar po cijeloj slici'],
    ['Focus', 'sharp over the whole picture'],
    ['Enfoque', 'nítido en toda la imagen'],
  ),
  lamp: check(['Lampa', 'svijetli ravnomjerno'], ['Lamp', 'shines evenly'], ['Lámpara', 'brilla de forma pareja']),
} as const satisfies Readonly<Record<string, Check>>
