import { localized } from '../localized-text.ts'
import { type ProseBank, renewing } from './prose-bank.ts'

const powerCable = localized('kabl za napajanje', 'power cable', 'cable de poder')

export const monitorProse: ProseBank = {
  openings: [
    localized(
      '{title}: {panel} panel od {screenInches} s rezolucijom {resolution}.',
      '{title}: a {screenInches} {panel} panel that shows {resolution}.',
      '{title}: panel {panel} de {screenInches} con resolución {resolution}.',
    ),
    localized(
      '{title} prikazuje {resolution} na {refreshHz}.',
      '{title} shows {resolution} at {refreshHz}.',
      '{title} muestra {resolution} a {refreshHz}.',
    ),
    localized(
      'Ulazi {ports}; uz laptop se spaja jednim kablom.',
      'Inputs {ports}; one cable joins it to a laptop.',
      'Entradas {ports}; se une al notebook con un cable.',
    ),
    localized(
      'Ekran iz {year}., mase {weightGrams}, s ulazima {ports}.',
      'A {year} screen of {weightGrams} with {ports}.',
      'Pantalla de {year}, de {weightGrams}, con {ports}.',
    ),
    localized(
      '{screenInches} za drugi sto ili za dva monitora jedan do drugog.',
      '{screenInches} for a second desk or for two screens side by side.',
      '{screenInches} para un segundo escritorio o para dos pantallas juntas.',
    ),
    localized(
      'Slika {resolution}, boje {panel} panela; ulazi {ports}.',
      'A {resolution} picture in {panel} colours; inputs {ports}.',
      'Imagen de {resolution}, colores {panel}; entradas {ports}.',
    ),
  ],
  uses: [
    {
      when: ({ refreshHz = 0 }) => refreshHz >= 120,
      say: localized(
        'Brzo osvježavanje prija igrama i mišu na radnoj površini.',
        'The fast refresh is kind to games and to the mouse pointer.',
        'El refresco rápido se agradece en juegos y al mover el mouse.',
      ),
    },
    {
      when: ({ screenInches = 0 }) => screenInches >= 34,
      say: localized(
        'Dva dokumenta stoje jedan do drugog bez preklapanja.',
        'Two documents sit side by side without overlap.',
        'Dos documentos caben lado a lado sin taparse.',
      ),
    },
    {
      when: ({ resolution }) => resolution === '3840 × 2160',
      say: localized(
        'Tekst je oštar kao odštampan.',
        'Text is as sharp as print.',
        'El texto se ve nítido como impreso.',
      ),
    },
    {
      when: ({ screenInches = 99 }) => screenInches < 20,
      say: localized(
        'Zauzima malo mjesta: za kasu, kamere ili server.',
        'It takes little room: for a till, cameras or a server.',
        'Ocupa poco: para caja, cámaras o servidor.',
      ),
    },
  ],
  parts: [renewing('stand', localized('postolje', 'stand', 'base')), localized('dugmad', 'buttons', 'botones')],
  box: [localized('monitor s postoljem', 'monitor with stand', 'monitor con base'), powerCable],
}
