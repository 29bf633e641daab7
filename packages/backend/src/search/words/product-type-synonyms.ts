type ProductTypeSynonyms = {
  /** Slugs of the types that are meant, and listed first. */
  readonly types: readonly string[]
  /** Those that will do as well. */
  readonly also?: readonly string[]
  /** What a product of these types must also say of itself, where only some of them are meant. */
  readonly said?: string
  /** What stands in brackets may be left out. */
  readonly words: string
  /** As people say it and no dictionary writes it. */
  readonly spoken?: string
}

/** Names of product types in our three languages, beside the types' own. The first entry that claims a word has it. */
export const productTypeSynonyms: readonly ProductTypeSynonyms[] = [
  {
    types: ['desktop', 'usff', 'small-form-factor'],
    words: 'svi stolni računari, all desktops, todos los computadores de escritorio',
  },
  {
    types: ['laptop'],
    also: ['chrome-os'],
    words:
      'laptop, notebook, prijenosnik, prijenosno računalo, prijenosna računala, prenosnik, prijenosni računar, prijenosni kompjuter, prenosni računar, prenosni kompjuter, prenosivi računar, prenosivi kompjuter, prijenosni, prenosni, prenosivi, laptop računar, laptop kompjuter, laptop computer, portátil, compu portátil, ultrabook, 2 in 1, 2 u 1, 2 en 1, computador portátil, computadora portátil, lap top, note book',
    spoken: 'leptop, notbuk, noutbuk, lap, lapić',
  },
  {
    types: ['desktop'],
    also: ['small-form-factor', 'usff', 'workstation', 'all-in-one'],
    words:
      'desktop pc, desktop computer, stolni računar, stoni računar, stolno računalo, stolna računala, kućište sa procesorom, computador de escritorio, computadora de escritorio, equipo de escritorio, sobremesa, torre',
  },
  {
    types: ['desktop', 'small-form-factor', 'usff', 'workstation', 'all-in-one'],
    words:
      'računar, kompjuter, komp, kompovi, računalo, računala, computer, computador, computadora, ordenador, compu, compus, pc',
  },
  { types: ['workstation'], words: 'radna stanica, radne stanice, estación de trabajo' },
  {
    types: ['all-in-one'],
    words:
      'all in one, all in one računar, all in one computer, aio, sve u jednom, todo en uno, computador all in one, computadora all in one',
  },
  {
    types: ['usff'],
    words: 'mini računar (usff), ultra small form factor (usff), mini pc usff, formato ultrapequeño (usff)',
  },
  {
    types: ['small-form-factor'],
    words: 'mali stolni računar (sff), sff, formato pequeño (sff), computador compacto (sff), computadora compacta',
  },
  { types: ['usff'], also: ['small-form-factor'], words: 'mini pc, mini kompjuter, tiny' },
  { types: ['chrome-os'], words: 'chromebook' },
  {
    types: ['smartphone'],
    words:
      'phone, mobile, mobile phone, cell phone, cellphone, mobitel, mobilni telefon, mobilni, telefon, pametni telefon, celular, teléfono, teléfono inteligente, móvil, teléfono móvil, smartfon, cell, mob, mobač, fon, android telefon, fono, cel, smart phone',
  },
  { types: ['tablet'], words: 'tablet, tableta, tablica' },
  {
    types: ['e-reader'],
    words:
      'ereader, ebook reader, čitač knjiga, čitači knjiga, e čitač, e čitači, lector de libros, lector electrónico, lectores electrónicos, lector de e books, lectores de e books, lector de ebooks, libro electrónico',
  },
  {
    types: ['smartwatch'],
    words:
      'pametni sat, pametni satovi, sat, satovi, smart watch, watch, reloj, relojes, reloj inteligente, pametna narukvica, fitness narukvica, smart band, fitness tracker, pulsera inteligente',
  },
  { types: ['monitor'], words: 'računarski monitor, computer monitor, ekran, zaslon, display, screen, pantalla' },
  { types: ['keyboard'], words: 'tastatura, tipkovnica, teclado, tipke' },
  { types: ['mouse'], words: 'miš, miševi, mice, ratón, maus' },
  { types: ['webcam'], words: 'web kamera, kamera, camera, cámara, cámara web' },
  {
    types: ['headphones'],
    words:
      'slušalice, sluške, bubice, headset, headphone, earphones, earbuds, audífonos, auriculares, cascos, manos libres',
  },
  {
    types: ['printer'],
    words:
      'štampač, printer, pisač, impresora, multifunkcijski štampač, multifunkcijski, multifuncional, impresora multifuncional',
  },
  { types: ['scanner'], words: 'skener, escáner' },
  { types: ['projector'], words: 'projektor, proyector, beamer' },
  {
    types: ['external-ssd'],
    words:
      'vanjski ssd (disk), eksterni ssd (disk), external ssd (disk), external ssds, ssd externo, disco ssd externo',
  },
  {
    types: ['external-hdd'],
    also: ['external-ssd'],
    words:
      'vanjski disk, eksterni disk, external disk, external drive, external hdd, external hdds, disco (duro) externo',
  },
  {
    types: ['hard-disk-ssd'],
    also: ['external-ssd'],
    said: 'ssd/AC',
    words: 'ssd, ssd disk, disk ssd, ssd drive, disco ssd, unidad ssd',
  },
  {
    types: ['hard-disk-ssd'],
    said: 'nvme/AC',
    words: 'nvme, nvme ssd, ssd nvme, nvme disk, disco nvme',
  },
  {
    types: ['hard-disk-ssd'],
    also: ['external-hdd', 'external-ssd'],
    words:
      'disk, disk i ssd, hard disk, hard disks & ssds, tvrdi disk, hard drive, disco, disco duro, disco duro y ssd, hdd',
  },
  {
    types: ['usb-drive'],
    words:
      'usb stick, usb stik, usb disk, usb flash, stik, fleška, fleš, pen drive, thumb drive, pendrive, memoria usb, usb memorija, flash drive',
  },
  { types: ['memory-card'], words: 'memorijska kartica, sd card, sd kartica, tarjeta de memoria, microsd' },
  ...['ddr3', 'ddr3l', 'ddr4', 'ddr5'].map((said) => ({
    types: ['ram'],
    said: `${said}/AC`,
    words: `${said}, ${said} ram, ram ${said}, ${said} sodimm, ${said} memorija, memorija ${said}, ${said} memory, memoria ${said}, memoria ram ${said}`,
  })),
  { types: ['ram'], said: 'sodimm/AC', words: 'sodimm, so dimm, sodimm ram' },
  {
    types: ['ram'],
    words:
      'ram, memorija (ram), memory (ram), memoria (ram), radna memorija, ram memorija, ram memory, dimm, ram modul',
  },
  { types: ['cpu'], words: 'procesor (cpu), processor (cpu), procesador (cpu)' },
  {
    types: ['gpu'],
    words:
      'grafička, grafika, grafa, grafička kartica, grafičke kartice, graphics card (gpu), video card, tarjeta gráfica, tarjeta de video',
  },
  {
    types: ['psu'],
    words:
      'napajanje, napojna jedinica, jedinica za napajanje, power supply (psu), power supplies (psu), power supply unit, fuente (de poder), fuente de alimentación',
  },
  { types: ['motherboard'], words: 'matična ploča, matična, ploča, placa madre, placa base, mainboard, mobo' },
  { types: ['case'], words: 'kućište, kućište za računar, computer case, pc case, gabinete, carcasa, chasis' },
  {
    types: ['server'],
    words: 'poslužitelj, servidor, rack server, tower server, server tower, servidor rack, servidor torre',
  },
  { types: ['nas'], words: 'nas uređaj, nas server, mrežni disk' },
  { types: ['switch'], words: 'svič, mrežni switch, network switch, preklopnik, conmutador' },
  {
    types: ['router'],
    words: 'ruter, usmjerivač, enrutador, wifi router, wi fi router, wireless router, bežični ruter',
  },
  { types: ['access-point'], also: ['router'], words: 'pristupna tačka, punto de acceso, mesh, mesh wifi, wifi mesh' },
  { types: ['firewall'], words: 'vatrozid, firewall uređaj, cortafuegos' },
  {
    types: ['storage-controller'],
    words:
      'kontroler za diskove, kontroler diskova, raid kontroler, raid controller, raid kartica, controladora de discos, controladora raid',
  },
]
