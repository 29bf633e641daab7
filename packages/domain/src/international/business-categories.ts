import { createCategoryNode } from './category-node.ts'

/** What an office or a reseller buys. The ids are the warehouse's. // ENT-14 */
export const businessCategories = [
  {
    ...createCategoryNode(
      'al-por-mayor',
      ['wholesale'],
      ['Veleprodaja', 'Wholesale', 'Al por mayor'],
      [
        'Kutije i palete za preprodavače, firme i škole.',
        'Boxes and pallets for resellers, companies and schools.',
        'Cajas y pallets para revendedores, empresas y colegios.',
      ],
    ),
    subcategories: [
      createCategoryNode(
        'lotes-notebooks',
        ['lot', 'laptop lot'],
        ['Laptopi na veliko', 'Laptop lots', 'Lotes de notebooks'],
        ['Od kutije s 5 do palete sa 60.', 'From boxes of 5 to pallets of 60.', 'Cajas de 5 a pallets de 60.'],
      ),
      createCategoryNode(
        'lotes-desktop',
        ['lot', 'desktop lot'],
        ['Računari na veliko', 'Desktop lots', 'Lotes de desktop'],
        ['Tower, SFF i mini računari.', 'Towers, SFF and mini PCs.', 'Torres, SFF y mini PC.'],
      ),
      createCategoryNode(
        'lotes-celulares',
        ['lot', 'phone lot'],
        ['Telefoni na veliko', 'Phone lots', 'Lotes de celulares'],
        ['Android i iPhone po kutiji.', 'Android and iPhone by the box.', 'Android y iPhone por caja.'],
      ),
      createCategoryNode(
        'lotes-tablets',
        ['lot', 'tablet lot'],
        ['Tableti na veliko', 'Tablet lots', 'Lotes de tablets'],
        ['iPad, Galaxy Tab i čitači.', 'iPad, Galaxy Tab and readers.', 'iPad, Galaxy Tab y lectores.'],
      ),
      createCategoryNode(
        'lotes-monitores',
        ['lot', 'monitor lot'],
        ['Monitori na veliko', 'Monitor lots', 'Lotes de monitores'],
        [
          'Po paleti, sa stalkom ili bez njega.',
          'By the pallet, with or without stand.',
          'Por pallet, con o sin base.',
        ],
      ),
      createCategoryNode(
        'lotes-memorias-y-discos',
        ['lot', 'parts lot'],
        ['Memorije i diskovi na veliko', 'Memory and disk lots', 'Lotes de memorias y discos'],
        ['RAM, SSD, HDD i CPU po tacni.', 'RAM, SSD, HDD and CPU by the tray.', 'RAM, SSD, HDD y CPU por bandeja.'],
      ),
      createCategoryNode(
        'lotes-redes-y-servidores',
        ['lot', 'network lot'],
        ['Mreže i serveri na veliko', 'Network and server lots', 'Lotes de redes y servidores'],
        ['Iz ugašenih podatkovnih centara.', 'From decommissioned data centres.', 'Retiros de centros de datos.'],
      ),
    ],
  },
  {
    ...createCategoryNode(
      'desktop',
      ['computers'],
      ['Stolni računari', 'Desktop', 'Desktop'],
      [
        'Stolni računari, monitori i komponente.',
        'Desktop computers, monitors and components.',
        'Computadores de escritorio, monitores y componentes.',
      ],
    ),
    subcategories: [
      createCategoryNode(
        'torres',
        ['tower'],
        ['Tower računari', 'Towers', 'Torres'],
        [
          'Kancelarijski, s mjestom za nadogradnju.',
          'Office towers with room to grow.',
          'Torres de oficina, ampliables.',
        ],
      ),
      createCategoryNode(
        'small-form-factor',
        ['sff'],
        ['Small Form Factor', 'Small form factor', 'Small Form Factor'],
        ['Trećina velikog kućišta.', 'A third of a tower.', 'Un tercio de una torre.'],
      ),
      createCategoryNode(
        'mini-pc',
        ['usff', 'micro'],
        ['Mini računari', 'Mini PCs', 'Mini PC'],
        ['Micro, Tiny, Mini i NUC.', 'Micro, Tiny, Mini and NUC.', 'Micro, Tiny, Mini y NUC.'],
      ),
      createCategoryNode(
        'todo-en-uno',
        ['all-in-one', 'aio'],
        ['All-in-One računari', 'All-in-one', 'Computadores All-in-One'],
        [
          'Ekran i računar u jednom komadu.',
          'Screen and computer in one piece.',
          'Pantalla y computador en una pieza.',
        ],
      ),
      createCategoryNode(
        'workstations',
        ['workstation'],
        ['Radne stanice', 'Workstations', 'Workstations'],
        ['Precision, Z i ThinkStation.', 'Precision, Z and ThinkStation.', 'Precision, Z y ThinkStation.'],
      ),
      createCategoryNode(
        'desktop-gamer',
        ['gaming'],
        ['Gaming računari', 'Gaming desktops', 'Desktop gamer'],
        ['S posebnom grafičkom karticom.', 'With a dedicated graphics card.', 'Con tarjeta de video dedicada.'],
      ),
      createCategoryNode(
        'monitores',
        ['monitor'],
        ['Monitori', 'Monitors', 'Monitores'],
        ['Od 19 do 34 inča.', 'From 19 to 34 inches.', 'De 19 a 34 pulgadas.'],
      ),
      createCategoryNode(
        'componentes',
        ['parts'],
        ['Komponente', 'Components', 'Componentes'],
        ['CPU, RAM, GPU i napajanja.', 'CPU, RAM, GPU and power supplies.', 'CPU, RAM, GPU y fuentes.'],
      ),
      createCategoryNode(
        'discos',
        ['storage', 'parts'],
        ['Diskovi i SSD', 'Disks and SSDs', 'Discos y SSD'],
        [
          'SATA, NVMe i SAS, obrisani i ispitani.',
          'SATA, NVMe and SAS, wiped and tested.',
          'SATA, NVMe y SAS, borrados y probados.',
        ],
      ),
    ],
  },
  {
    ...createCategoryNode(
      'equipos-empresariales',
      ['enterprise'],
      ['Oprema za firme', 'Enterprise equipment', 'Equipos empresariales'],
      [
        'Serveri, mreže i štampa za firme.',
        'Servers, networks and printing for companies.',
        'Servidores, redes e impresión para empresas.',
      ],
    ),
    subcategories: [
      createCategoryNode(
        'servidores',
        ['server'],
        ['Serveri', 'Servers', 'Servidores'],
        [
          'PowerEdge, ProLiant i ThinkSystem.',
          'PowerEdge, ProLiant and ThinkSystem.',
          'PowerEdge, ProLiant y ThinkSystem.',
        ],
      ),
      createCategoryNode(
        'switches',
        ['network', 'switch'],
        ['Switchevi', 'Switches', 'Switches'],
        ['Cisco, Aruba, Juniper i drugi.', 'Cisco, Aruba, Juniper and more.', 'Cisco, Aruba, Juniper y más.'],
      ),
      createCategoryNode(
        'routers',
        ['network', 'router'],
        ['Ruteri', 'Routers', 'Routers'],
        ['ISR, ASR, MikroTik i EdgeRouter.', 'ISR, ASR, MikroTik and EdgeRouter.', 'ISR, ASR, MikroTik y EdgeRouter.'],
      ),
      createCategoryNode(
        'firewalls',
        ['network', 'security'],
        ['Firewall uređaji', 'Firewalls', 'Firewalls'],
        [
          'FortiGate, ASA, Palo Alto i SonicWall.',
          'FortiGate, ASA, Palo Alto and SonicWall.',
          'FortiGate, ASA, Palo Alto y SonicWall.',
        ],
      ),
      createCategoryNode(
        'access-points',
        ['network', 'wifi'],
        ['Pristupne tačke', 'Access points', 'Access points'],
        [
          'Wi-Fi 5 i Wi-Fi 6 za zatvoreni prostor.',
          'Wi-Fi 5 and Wi-Fi 6 for indoors.',
          'Wi-Fi 5 y Wi-Fi 6 de interior.',
        ],
      ),
      createCategoryNode(
        'almacenamiento-nas',
        ['nas', 'storage'],
        ['Pohrana i NAS', 'Storage and NAS', 'Almacenamiento y NAS'],
        ['Synology, QNAP i police s diskovima.', 'Synology, QNAP and disk shelves.', 'Synology, QNAP y cabinas.'],
      ),
      createCategoryNode(
        'impresoras',
        ['printer'],
        ['Štampači', 'Printers', 'Impresoras'],
        [
          'Laserski, višenamjenski i za naljepnice.',
          'Laser, multifunction and label printers.',
          'Láser, multifunción y etiquetas.',
        ],
      ),
      createCategoryNode(
        'escaneres',
        ['scanner'],
        ['Skeneri', 'Scanners', 'Escáneres'],
        ['Za dokumente i nacrte.', 'For documents and plans.', 'De documentos y planos.'],
      ),
      createCategoryNode(
        'proyectores',
        ['projector'],
        ['Projektori', 'Projectors', 'Proyectores'],
        ['Za sale i učionice.', 'For halls and classrooms.', 'Para salas y aulas.'],
      ),
      createCategoryNode(
        'partes-de-servidor',
        ['server parts', 'parts'],
        ['Dijelovi za servere', 'Server parts', 'Partes de servidor'],
        [
          'Kontroleri, ECC memorija i napajanja.',
          'Controllers, ECC memory and power supplies.',
          'Controladoras, memoria ECC y fuentes.',
        ],
      ),
    ],
  },
] as const
