import { inLanguages, type UnsoldKind, unsold } from './unsold-kind.ts'

/** What goes with a computer, a phone or a printer. */
export const unsoldAccessories: readonly UnsoldKind[] = [
  unsold(
    'charger',
    ['punjače', 'chargers', 'cargadores'],
    'punjač, strujni adapter, adapter za struju, ispravljač, brzi punjač, bežični punjač, charger, power adapter, ac adapter, power brick, wall charger, wireless charger, magsafe, cargador, adaptador de corriente, transformador, cargador inalámbrico, punjač za auto, car charger',
    {
      near: ['laptop'],
      included: {
        types: ['laptop', 'chrome-os', 'smartwatch'],
        note: inLanguages(['Ovi dolaze s punjačem.', 'These come with a charger.', 'Estos vienen con cargador.']),
      },
    },
  ),
  unsold(
    'adapter',
    ['adaptere', 'adapters', 'adaptadores'],
    'adapter, adaptor, adaptador, pretvarač, konverter, converter, convertidor, conversor, dongle',
  ),
  unsold(
    'cable',
    ['kablove', 'cables', 'cables'],
    'kabl, kabal, kabel, žica, gajtan, produžni kabl, kabl za punjenje, usb kabl, hdmi kabl, mrežni kabl, cable, cord, wire, ethernet cable, patch cable, patch kabl, cable de red, cordón, alargador, lightning cable, vga kabl, patchcord',
  ),
  unsold(
    'usb-hub',
    ['USB hubove', 'USB hubs', 'hubs USB'],
    'hub, hubs, usb hub, usb c hub, usb razdjelnik, razdjelnik, usb splitter, multipuerto, concentrador usb, hub usb',
  ),
  unsold(
    'dock',
    ['dokove ni priključne stanice', 'docks', 'docks'],
    'dok, dokovi, dok stanica, docking, docking stanica, docking station, dock, dock station, priključna stanica, estación de acoplamiento, base de conexión',
    { near: ['laptop'] },
  ),
  unsold(
    'battery',
    ['zamjenske baterije', 'spare batteries', 'baterías de repuesto'],
    'baterija, akumulator, battery, batteries, batería, acumulador, pila, pilas',
    { isBuiltIn: true },
  ),
  unsold(
    'power-bank',
    ['eksterne baterije', 'power banks', 'baterías externas'],
    'powerbank, power bank, eksterna baterija, prijenosna baterija, prenosna baterija, batería externa, batería portátil, cargador portátil, external battery, portable charger',
  ),
  unsold(
    'spare-screen',
    ['zamjenske ekrane', 'spare screens', 'pantallas de repuesto'],
    'lcd ekran za zamjenu, replacement screen, spare screen, screen replacement, pantalla de repuesto, rezervni ekran, zamjenski ekran, display za zamjenu',
    { isBuiltIn: true },
  ),
  unsold(
    'spare-part',
    ['rezervne dijelove', 'spare parts', 'repuestos'],
    'rezervni dio, rezervni dijelovi, dijelovi, spare part, spare parts, parts, repuesto, pieza, šarka, šarke, bisagra, hinge, hinges, flet kabl, konektor punjenja',
  ),
  unsold(
    'device-case',
    ['maske ni futrole', 'cases', 'fundas'],
    'maska, maskica, futrola, navlaka, etui, oklop, phone case, sleeve, protective case, cover, laptop sleeve, funda, estuche, funda protectora, case for phone, bumper, korice, zaštitna maska, silikonska maska',
  ),
  unsold(
    'screen-protector',
    ['zaštitna stakla ni folije', 'screen protectors', 'láminas protectoras'],
    'zaštitno staklo, kaljeno staklo, staklo, folija, zaštitna folija, screen protector, tempered glass, protector de pantalla, mica, lámina, lámina protectora, vidrio templado, film protector, privacy filter, filtro de privacidad',
  ),
  unsold(
    'bag',
    ['torbe ni ruksake', 'bags', 'bolsos ni mochilas'],
    'torba, torbica, ruksak, ranac, naprtnjača, aktovka, bag, bags, backpack, rucksack, briefcase, messenger bag, bolso, mochila, maletín, bandolera, morral',
  ),
  unsold(
    'stand',
    ['stalke, postolja ni nosače', 'stands or mounts', 'soportes'],
    'stalak, postolje, držač, nosač, zidni nosač, stand, stands, holder, mount, wall mount, riser, bracket, soporte, atril, base para notebook, brazo para monitor, monitor arm, ruka za monitor, tripod, stativ, trípode, selfie stick, palo selfie',
  ),
  unsold(
    'cooler',
    ['hladnjake ni ventilatore', 'coolers or fans', 'ventiladores ni disipadores'],
    'hladnjak, kuler, ventilator, vodeno hlađenje, hlađenje, cooler, fan, fans, heatsink, water cooling, liquid cooler, cooling pad, cooling, podloga za hlađenje, ventilador, disipador, refrigeración líquida, base enfriadora, termalna pasta, thermal paste, pasta térmica',
  ),
  unsold(
    'mouse-pad',
    ['podloge za miš', 'mouse pads', 'pads de mouse'],
    'podloga, podloga za miš, podloge za miša, mouse pad, mousepad, mouse mat, desk mat, alfombrilla, pad mouse, pad de mouse, alfombrilla ratón',
    { near: ['mouse'] },
  ),
  unsold(
    'toner',
    ['tonere ni tintu', 'toner or ink', 'tóner ni tinta'],
    'toner, tinta, kertridž, ketridž, patrona, patrone, toneri, ink, ink cartridge, cartridge, cartucho, tóner, cartucho de tinta, bubanj, drum unit, ribon',
    { near: ['printer'] },
  ),
  unsold(
    'paper',
    ['papir', 'paper', 'papel'],
    'papir, foto papir, a4 papir, paper, photo paper, papel, papel fotográfico, etikete, labels, etiquetas',
    { near: ['printer'] },
  ),
  unsold(
    'sticker',
    ['naljepnice', 'stickers', 'stickers'],
    'naljepnica, naljepnice, stiker, stikeri, sticker, decal, laptop skin, pegatina, calcomanía, adhesivo',
  ),
  unsold(
    'stylus',
    ['olovke za ekran', 'styluses', 'lápices ópticos'],
    'stylus, s pen, apple pencil, olovka, digitalna olovka, pencil, lápiz óptico, lápiz digital, lápiz, touch pen',
    { near: ['tablet'] },
  ),
  unsold(
    'strap',
    ['narukvice ni remene za sat', 'watch straps', 'correas'],
    'remen, remen za sat, narukvica, kaiš, kaišić, strap, watch band, watch strap, correa, malla para reloj, pulsera',
    { near: ['smartwatch'] },
  ),
  unsold(
    'card-reader',
    ['čitače kartica', 'card readers', 'lectores de tarjetas'],
    'čitač kartica, čitač memorijskih kartica, memory card reader, card reader, lector de tarjetas, lector de memoria, čitač lične karte, smart card reader',
    { near: ['memory-card'] },
  ),
  unsold(
    'optical-drive',
    ['optičke pogone ni diskove', 'optical drives or discs', 'lectores ni discos ópticos'],
    'dvd, cd, bluray, blu ray, dvd rw, dvd čitač, optički čitač, cd rom, dvd drive, optical drive, lector dvd, grabadora dvd, grabador de dvd, dvd rezač, unidad óptica, dvd player, reproductor dvd',
    { isBuiltIn: true },
  ),
  unsold(
    'disk-caddy',
    ['kućišta ni ladice za diskove', 'disk enclosures or caddies', 'gabinetes ni bandejas para discos'],
    'kućište za disk, kućište za hard disk, rack za disk, ladica za disk, caddy, hdd caddy, enclosure, hdd enclosure, drive enclosure, carcasa para disco, cofre para disco, bandeja para disco',
    { near: ['external-hdd', 'external-ssd'] },
  ),
  unsold(
    'rack',
    ['ormare ni police za opremu', 'racks', 'racks'],
    'rack, rek, rek ormar, rack ormar, server rack, rack cabinet, server cabinet, rack para servidor, gabinete rack, šine, rack rails, patch panel, patch paneli',
    { near: ['server', 'switch'] },
  ),
  unsold(
    'ups',
    ['UPS uređaje', 'UPS units', 'UPS'],
    'ups, besprekidno napajanje, neprekidno napajanje, uninterruptible power supply, sai, respaldo de energía, surge protector, prenaponska zaštita, regulador de voltaje, estabilizator',
  ),
  unsold(
    'extension',
    ['produžne kablove', 'extension leads', 'alargadores'],
    'produžni, utičnica, produžna letva, power strip, extension cord, extension lead, regleta, zapatilla, multicontacto, alargue, smart plug, pametna utičnica, enchufe inteligente',
  ),
  unsold(
    'cleaning',
    ['sredstva za čišćenje', 'cleaning kits', 'kits de limpieza'],
    'sredstvo za čišćenje, set za čišćenje, maramice, cleaning kit, cleaner, screen cleaner, kit de limpieza, limpiador, aire comprimido, compressed air, komprimirani zrak',
  ),
  unsold(
    'antenna',
    ['antene ni Wi-Fi pojačivače', 'antennas or Wi-Fi extenders', 'antenas ni repetidores'],
    'antena, antenna, pojačivač signala, wifi pojačivač, repetitor, wifi extender, range extender, wifi repeater, repeater, repetidor, repetidor wifi, amplificador wifi',
    { near: ['access-point', 'router'] },
  ),
  unsold(
    'network-card',
    ['mrežne ni Wi-Fi kartice', 'network or Wi-Fi cards', 'tarjetas de red'],
    'mrežna kartica, wifi kartica, wifi adapter, usb wifi, bluetooth adapter, bluetooth dongle, network card, wifi card, wifi dongle, lan card, tarjeta de red, tarjeta wifi, adaptador wifi, adaptador bluetooth',
  ),
  unsold(
    'sound-card',
    ['zvučne kartice', 'sound cards', 'tarjetas de sonido'],
    'zvučna kartica, zvučna, sound card, audio interface, tarjeta de sonido, interfaz de audio, dac',
  ),
  unsold(
    'modem',
    ['modeme', 'modems', 'módems'],
    'modem, dsl modem, 4g modem, módem, mifi, usb modem, sim kartica, sim card, tarjeta sim, chip de celular',
    { near: ['router'] },
  ),
  unsold(
    'kvm',
    ['KVM preklopnike', 'KVM switches', 'switches KVM'],
    'kvm, kvm switch, kvm preklopnik, hdmi switch, hdmi splitter, hdmi preklopnik, divisor hdmi',
  ),
]
