import { type UnsoldKind, unsold } from './unsold-kind.ts'

/** Other electronics, and what is played on them. */
export const unsoldElectronics: readonly UnsoldKind[] = [
  unsold(
    'television',
    ['televizore', 'televisions', 'televisores'],
    'televizor, tv, tvs, smart tv, televizija, teve, tele, television, oled tv, led tv, televisor, android tv',
    { near: ['monitor', 'projector'], isDevice: true },
  ),
  unsold(
    'tv-box',
    ['TV uređaje za gledanje sadržaja', 'streaming boxes', 'dispositivos de streaming'],
    'tv box, tvbox, android box, chromecast, apple tv, fire stick, fire tv, tv stick, roku, receiver, risiver, resiver, decodificador, set top box, iptv',
    { isDevice: true },
  ),
  unsold(
    'console',
    ['igraće konzole', 'game consoles', 'consolas de juegos'],
    'konzola, igraća konzola, playstation, play station, sony playstation, ps3, ps4, ps5, ps 4, ps 5, xbox, nintendo, nintendo switch, switch nintendo, wii, steam deck, sega, psp, game console, gaming console, console, consola, consola de juegos, consola de videojuegos, videoconsola, handheld, plejstejšn, plejka',
    { near: ['laptop', 'desktop'], isDevice: true },
  ),
  unsold(
    'controller',
    ['džojstike ni kontrolere', 'game controllers', 'controles de juego'],
    'džojstik, joystick, gamepad, game pad, kontroler, controller, game controller, dualshock, dualsense, mando, control xbox, control ps4, control ps5, volan, steering wheel, volante',
  ),
  unsold(
    'game',
    ['igre', 'games', 'juegos'],
    'igrica, igrice, igra, igre, video game, game, games, videojuego, juego, juegos, fifa, fortnite, gta, minecraft',
  ),
  unsold(
    'speaker',
    ['zvučnike', 'speakers', 'parlantes'],
    'zvučnik, zvučnici, soundbar, bluetooth zvučnik, speaker, loudspeaker, subwoofer, parlante, altavoz, altavoces, bocina, barra de sonido, echo dot, alexa, google home, home pod, homepod, razglas, sound system, equipo de música',
    { near: ['headphones'] },
  ),
  unsold(
    'amplifier',
    ['pojačala ni muzičku opremu', 'amplifiers or hi-fi', 'amplificadores ni equipos de audio'],
    'pojačalo, amplifier, amplificador, gramofon, turntable, tocadiscos, tornamesa, hifi, hi fi, radio, kasetofon, auto radio, car stereo, autoradio, walkman, discman',
    { isDevice: true },
  ),
  unsold(
    'mp3-player',
    ['MP3 plejere', 'MP3 players', 'reproductores MP3'],
    'mp3, mp3 plejer, mp3 player, ipod, plejer, music player, reproductor mp3, reproductor de música',
    { near: ['smartphone'], isDevice: true },
  ),
  unsold(
    'microphone',
    ['mikrofone', 'microphones', 'micrófonos'],
    'mikrofon, microphone, mic, mikić, micrófono, lavalier',
    { near: ['headphones', 'webcam'] },
  ),
  unsold(
    'camera',
    ['fotoaparate ni kamere', 'cameras', 'cámaras de fotos'],
    'fotoaparat, foto aparat, digitalni fotoaparat, dslr, mirrorless, digital camera, photo camera, camera digital, cámara de fotos, cámara fotográfica, cámara digital, canon eos, nikon, gopro, go pro, akcijska kamera, akciona kamera, action camera, cámara de acción, kamkorder, camcorder, videocámara, polaroid, instax, objektiv, lens, lente, instant camera',
    { near: ['smartphone', 'webcam'] },
  ),
  unsold(
    'security-camera',
    ['nadzorne ni auto kamere', 'security or dash cameras', 'cámaras de seguridad ni para auto'],
    'nadzorna kamera, sigurnosna kamera, ip kamera, video nadzor, videonadzor, kamera za nadzor, kamera za kuću, kućna kamera, home camera, cámara para casa, security camera, surveillance camera, ip camera, cctv, baby monitor, bebi monitor, cámara de seguridad, cámara de vigilancia, cámara ip, auto kamera, kamera za auto, dash cam, dashcam, cámara para auto, dvr, video interfon, zvono za vrata, video doorbell, alarm',
    { near: ['webcam'] },
  ),
  unsold(
    'drone',
    ['dronove', 'drones', 'drones'],
    'dron, dronovi, drone, quadcopter, dji, mavic, helikopter na daljinski, rc auto',
    { isDevice: true },
  ),
  unsold(
    'vr-headset',
    ['VR naočale', 'VR headsets', 'lentes de realidad virtual'],
    'vr, vr naočale, vr naočare, vr headset, oculus, meta quest, lentes vr, lentes de realidad virtual, gafas vr, virtual reality',
    { isDevice: true },
  ),
  unsold(
    'navigation',
    ['navigacije', 'sat navs', 'navegadores GPS'],
    'navigacija, auto navigacija, gps navigacija, sat nav, satnav, gps navigator, navegador gps, gps para auto, airtag, gps tracker, lokator, rastreador gps',
    { near: ['smartphone'], isDevice: true },
  ),
  unsold(
    'landline',
    ['fiksne telefone ni faksove', 'landline phones or fax machines', 'teléfonos fijos ni fax'],
    'fiksni telefon, telefon fiksni, kućni telefon, bežični telefon, landline, landline phone, desk phone, ip telefon, voip, voip phone, ip phone, teléfono fijo, teléfono ip, telefonska centrala, fax, faks, toki voki, walkie talkie, radio stanica',
    { isDevice: true },
  ),
  unsold(
    'remote',
    ['daljinske upravljače', 'remote controls', 'controles remotos'],
    'daljinski, daljinski upravljač, daljinac, remote, remote control, control remoto, mando a distancia, presenter, pokazivač, laser pointer, puntero láser',
  ),
  unsold(
    'smart-home',
    ['pametnu rasvjetu ni senzore', 'smart lights or sensors', 'luces ni sensores inteligentes'],
    'sijalica, pametna sijalica, žarulja, led traka, rasvjeta, lampa, svjetiljka, bulb, smart bulb, light bulb, led strip, lamp, ring light, flashlight, ampolleta, bombilla, foco, lámpara, linterna, tira led, aro de luz, termostat, thermostat, termostato',
  ),
  unsold(
    'projection-screen',
    ['projekciona platna', 'projection screens', 'telones de proyección'],
    'platno, platno za projektor, projekciono platno, projector screen, projection screen, telón, telón de proyección',
    { near: ['projector'] },
  ),
  unsold(
    'cash-register',
    [
      'kase ni bar-kod čitače',
      'cash registers or barcode scanners',
      'cajas registradoras ni lectores de código de barras',
    ],
    'fiskalna kasa, kasa, pos kasa, cash register, pos system, caja registradora, barkod čitač, bar kod čitač, čitač bar kodova, čitač bar koda, čitač barkoda, barkod skener, bar kod skener, barcode scanner, barcode reader, bar code scanner, lector de código de barras, lector de códigos, pistola de código de barras',
    { near: ['scanner', 'printer'] },
  ),
  unsold(
    'plotter',
    ['3D štampače ni plotere', '3D printers or plotters', 'impresoras 3D ni plotters'],
    '3d štampač, 3d printer, 3d pisač, impresora 3d, filament, ploter, plotter, pos štampač, termalni štampač, receipt printer, label printer, shredder, uništavač papira, destructora de papel, fotokopir, kopirka, photocopier, fotocopiadora, laminator, plastificadora',
    { near: ['printer', 'scanner'], isDevice: true },
  ),
  unsold(
    'graphics-tablet',
    ['grafičke table', 'drawing tablets', 'tabletas gráficas'],
    'grafička tabla, grafički tablet, wacom, drawing tablet, graphics tablet, pen tablet, tableta gráfica, tableta digitalizadora, interaktivna tabla, smart board, pizarra digital, whiteboard, bijela tabla',
    { near: ['tablet'] },
  ),
  unsold(
    'calculator',
    ['kalkulatore', 'calculators', 'calculadoras'],
    'kalkulator, digitron, calculator, calculadora, calculadora científica',
    { isDevice: true },
  ),
  unsold(
    'single-board',
    ['razvojne ploče', 'single-board computers', 'placas de desarrollo'],
    'raspberry, raspberry pi, arduino, esp32, razvojna ploča, development board, placa de desarrollo, lemilica, soldering iron, cautín, multimetar, multimeter, multímetro',
  ),
  unsold(
    'software',
    ['programe ni licence', 'software or licences', 'programas ni licencias'],
    'licenca, licence, license, windows licenca, windows key, windows ključ, office licenca, microsoft office, office 365, antivirus, antivirusni program, software, softver, licencia, licencia de windows, photoshop, autocad, netflix, spotify, gift card, poklon kartica, tarjeta de regalo',
  ),
]
