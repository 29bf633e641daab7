import { type UnsoldKind, unsold } from './unsold-kind.ts'

/** What no electronics shop of our kind has, and is asked for all the same. */
export const unsoldHousehold: readonly UnsoldKind[] = [
  unsold(
    'chair',
    ['stolice', 'chairs', 'sillas'],
    'stolica, gejmerska stolica, uredska stolica, kancelarijska stolica, fotelja, chair, gaming chair, office chair, armchair, silla, silla gamer, silla de oficina, sillón',
  ),
  unsold(
    'desk',
    ['stolove', 'desks', 'escritorios'],
    'radni sto, radni stol, pisaći sto, kompjuterski sto, sto za računar, stol za računar, stočić, stol, desk, gaming desk, standing desk, table, mesa, mesa de computador, escritorio gamer, mueble, namještaj, furniture, muebles, polica, shelf, repisa, ormar, cabinet, sofa, kauč',
  ),
  unsold(
    'large-appliance',
    ['kućne aparate', 'household appliances', 'electrodomésticos'],
    'frižider, hladnjak kućni, veš mašina, mašina za veš, perilica, sušilica, mašina za suđe, šporet, pećnica, rerna, mikrovalna, mikrotalasna, zamrzivač, bojler, klima, klima uređaj, grijalica, usisivač, robotski usisivač, pegla, fen, toster, mikser, blender, aparat za kafu, kafe aparat, fridge, refrigerator, freezer, washing machine, dishwasher, oven, microwave, air conditioner, heater, vacuum, vacuum cleaner, robot vacuum, iron, hair dryer, toaster, coffee machine, kettle, air fryer, refrigerador, nevera, lavadora, secadora, lavavajillas, horno, microondas, aire acondicionado, estufa, calefactor, aspiradora, plancha, secador de pelo, tostadora, licuadora, cafetera, hervidor, freidora de aire, bela tehnika, bijela tehnika, kućni aparati, electrodoméstico, línea blanca',
    { isDevice: true },
  ),
  unsold(
    'personal-care',
    ['aparate za ličnu njegu', 'personal care devices', 'aparatos de cuidado personal'],
    'aparat za brijanje, brijač, trimer, električna četkica, depilator, vaga, shaver, trimmer, electric toothbrush, scale, bathroom scale, afeitadora, cortapelos, cepillo eléctrico, pesa, balanza, depiladora, tlakomjer, termometar, thermometer, termómetro',
    { isDevice: true },
  ),
  unsold(
    'vehicle',
    ['vozila ni dijelove za njih', 'vehicles or their parts', 'vehículos ni sus partes'],
    'bicikl, električni bicikl, romobil, trotinet, električni romobil, automobil, gume, bicycle, bike, ebike, e bike, scooter, electric scooter, hoverboard, tyres, tires, bicicleta, patineta, patineta eléctrica, scooter eléctrico, monopatín, neumáticos',
    { isDevice: true },
  ),
  unsold(
    'tool',
    ['alat', 'tools', 'herramientas'],
    'alat, bušilica, odvijač, šrafciger, kliješta, drill, screwdriver, tool, toolkit, tools, tool kit, herramienta, taladro, destornillador, alicate, agregat, generator, solarni panel, solar panel, panel solar',
  ),
  unsold(
    'clothes',
    ['odjeću ni obuću', 'clothes or shoes', 'ropa ni zapatos'],
    'majica, jakna, patike, cipele, hlače, pantalone, odjeća, shirt, jacket, shoes, sneakers, clothes, polera, chaqueta, zapatos, ropa, naočale, naočare, sunglasses, gafas, anteojos, nakit, jewelry, joyas, parfem, perfume, novčanik, wallet, billetera',
  ),
  unsold(
    'toy',
    ['igračke', 'toys', 'juguetes'],
    'igračka, igračke, lego, toy, toys, juguete, lutka, doll, muñeca, puzzle, rompecabezas',
  ),
  unsold(
    'book',
    ['knjige', 'books', 'libros'],
    'knjiga, knjige, udžbenik, textbook, libro, libros, sveska, bilježnica, notepad, cuaderno, rokovnik',
    { near: ['e-reader'] },
  ),
]
