import { createCategoryNode } from './category-node.ts'

/** What a person buys. The ids are the warehouse's. // ENT-14 */
export const personalCategories = [
  {
    ...createCategoryNode(
      'notebooks',
      ['laptop'],
      ['Laptopi', 'Laptops', 'Notebooks'],
      [
        'Polovni i obnovljeni laptopi, od kancelarijskih do radnih stanica.',
        'Used and refurbished laptops, from office to mobile workstation.',
        'Notebooks usados y reacondicionados, de oficina a estación móvil.',
      ],
    ),
    subcategories: [
      createCategoryNode(
        'notebooks-empresariales',
        ['business laptop'],
        ['Poslovni laptopi', 'Business laptops', 'Empresariales'],
        [
          'ThinkPad, Latitude, EliteBook i ProBook.',
          'ThinkPad, Latitude, EliteBook and ProBook.',
          'ThinkPad, Latitude, EliteBook y ProBook.',
        ],
      ),
      createCategoryNode(
        'ultrabooks',
        ['ultrabook'],
        ['Ultrabook laptopi', 'Ultrabooks', 'Ultrabooks'],
        ['Tanki i lagani, od 12 inča.', 'Thin and light, from 12 inches.', 'Delgados y livianos, desde 12 pulgadas.'],
      ),
      createCategoryNode(
        'notebooks-2-en-1',
        ['2-in-1', 'touch'],
        ['Laptopi 2 u 1', '2-in-1 laptops', '2 en 1'],
        [
          'Preklopivi i odvojivi, s ekranom na dodir.',
          'Convertibles and detachables with a touch screen.',
          'Convertibles y desmontables con pantalla táctil.',
        ],
      ),
      createCategoryNode(
        'notebooks-gamer',
        ['gaming'],
        ['Gaming laptopi', 'Gaming laptops', 'Gamer'],
        ['S posebnom grafičkom karticom.', 'With a dedicated graphics card.', 'Con tarjeta de video dedicada.'],
      ),
      createCategoryNode(
        'estaciones-moviles',
        ['mobile workstation'],
        ['Mobilne radne stanice', 'Mobile workstations', 'Estaciones móviles'],
        ['Precision, ZBook i ThinkPad P.', 'Precision, ZBook and ThinkPad P.', 'Precision, ZBook y ThinkPad P.'],
      ),
      createCategoryNode(
        'chromebooks',
        ['chrome os'],
        ['Chromebook laptopi', 'Chromebooks', 'Chromebooks'],
        ['Za škole i rad u oblaku.', 'For schools and work in the cloud.', 'Para colegios y trabajo en la nube.'],
      ),
      createCategoryNode(
        'notebooks-reforzados',
        ['rugged'],
        ['Ojačani laptopi', 'Rugged laptops', 'Reforzados'],
        [
          'Za teren: udarci, prašina i voda.',
          'For the field: knocks, dust and water.',
          'Para terreno: golpes, polvo y agua.',
        ],
      ),
    ],
  },
  {
    ...createCategoryNode(
      'smartphones-tablets',
      ['mobile'],
      ['Telefoni i tableti', 'Smartphones and tablets', 'Celulares y tablets'],
      [
        'Otključani telefoni, tableti, čitači i satovi.',
        'Unlocked phones, tablets, readers and watches.',
        'Celulares liberados, tablets, lectores y relojes.',
      ],
    ),
    subcategories: [
      createCategoryNode(
        'samsung-galaxy',
        ['samsung', 'android phone'],
        ['Samsung Galaxy', 'Samsung Galaxy', 'Samsung Galaxy'],
        ['Serije S, A, Note i Z.', 'The S, A, Note and Z series.', 'Series S, A, Note y Z.'],
      ),
      createCategoryNode(
        'google-pixel',
        ['pixel', 'android phone'],
        ['Google Pixel', 'Google Pixel', 'Google Pixel'],
        ['Od Pixela 3 do Pixela 8.', 'From Pixel 3 to Pixel 8.', 'Del Pixel 3 al Pixel 8.'],
      ),
      createCategoryNode(
        'otros-android',
        ['android phone'],
        ['Ostali Android telefoni', 'Other Android phones', 'Otros Android'],
        [
          'Motorola, OnePlus, Xiaomi, Sony i drugi.',
          'Motorola, OnePlus, Xiaomi, Sony and more.',
          'Motorola, OnePlus, Xiaomi, Sony y más.',
        ],
      ),
      createCategoryNode(
        'tablets-android',
        ['tablet'],
        ['Android tableti', 'Android tablets', 'Tablets Android'],
        ['Galaxy Tab, Lenovo Tab i Fire.', 'Galaxy Tab, Lenovo Tab and Fire.', 'Galaxy Tab, Lenovo Tab y Fire.'],
      ),
      createCategoryNode(
        'lectores-electronicos',
        ['e-reader'],
        ['Čitači knjiga', 'E-readers', 'Lectores electrónicos'],
        ['Kindle, Kobo i Nook.', 'Kindle, Kobo and Nook.', 'Kindle, Kobo y Nook.'],
      ),
      createCategoryNode(
        'relojes-inteligentes',
        ['smartwatch'],
        ['Pametni satovi', 'Smartwatches', 'Relojes inteligentes'],
        [
          'Galaxy Watch, Garmin, Fitbit i drugi.',
          'Galaxy Watch, Garmin, Fitbit and more.',
          'Galaxy Watch, Garmin, Fitbit y más.',
        ],
      ),
    ],
  },
  {
    ...createCategoryNode(
      'apple',
      [],
      ['Apple', 'Apple', 'Apple'],
      [
        'Mac, iPhone, iPad, Apple Watch i AirPods.',
        'Mac, iPhone, iPad, Apple Watch and AirPods.',
        'Mac, iPhone, iPad, Apple Watch y AirPods.',
      ],
    ),
    subcategories: [
      createCategoryNode(
        'macbook-air',
        ['mac', 'macbook'],
        ['MacBook Air', 'MacBook Air', 'MacBook Air'],
        ['Intel, M1, M2 i M3.', 'Intel, M1, M2 and M3.', 'Intel, M1, M2 y M3.'],
      ),
      createCategoryNode(
        'macbook-pro',
        ['mac', 'macbook'],
        ['MacBook Pro', 'MacBook Pro', 'MacBook Pro'],
        ['Od 13 do 16 inča.', 'From 13 to 16 inches.', 'De 13 a 16 pulgadas.'],
      ),
      createCategoryNode(
        'imac',
        ['mac', 'all-in-one'],
        ['iMac', 'iMac', 'iMac'],
        ['Od 21,5 do 27 inča.', 'From 21.5 to 27 inches.', 'De 21,5 a 27 pulgadas.'],
      ),
      createCategoryNode(
        'mac-mini-y-studio',
        ['mac', 'desktop mac'],
        ['Mac mini i Studio', 'Mac mini and Studio', 'Mac mini y Studio'],
        ['Mac mini, Mac Studio i Mac Pro.', 'Mac mini, Mac Studio and Mac Pro.', 'Mac mini, Mac Studio y Mac Pro.'],
      ),
      createCategoryNode(
        'iphone',
        ['ios', 'smartphone'],
        ['iPhone', 'iPhone', 'iPhone'],
        [
          'Otključani, s izmjerenim stanjem baterije.',
          'Unlocked, with measured battery health.',
          'Liberados, con salud de batería medida.',
        ],
      ),
      createCategoryNode(
        'ipad',
        ['ipados', 'tablet'],
        ['iPad', 'iPad', 'iPad'],
        ['iPad, mini, Air i Pro.', 'iPad, mini, Air and Pro.', 'iPad, mini, Air y Pro.'],
      ),
      createCategoryNode(
        'apple-watch',
        ['watchos', 'smartwatch'],
        ['Apple Watch', 'Apple Watch', 'Apple Watch'],
        ['Serije 3 do 9, SE i Ultra.', 'Series 3 to 9, SE and Ultra.', 'Series 3 a 9, SE y Ultra.'],
      ),
      createCategoryNode(
        'airpods',
        ['audio'],
        ['AirPods i Beats', 'AirPods and Beats', 'AirPods y Beats'],
        [
          'Slušalice, ispitane i dezinfikovane.',
          'Headphones, tested and disinfected.',
          'Audífonos probados y desinfectados.',
        ],
      ),
    ],
  },
] as const
