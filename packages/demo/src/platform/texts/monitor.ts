import { localized } from '../localized-text.ts'
import { type ProseBank, renewing } from './prose-bank.ts'

const powerCable = localized('kabl za napajanje', 'power cable', 'cable de poder')

export const monitorProse: ProseBank = {
  openings: [
    localized(
      '{title}: {panel} panel od {screenInches} s rezolucijom {resolution}.',
      '{title}: a {screenInches} {panel} panel with a resolution of {resolution}.',
      '{title}: panel {panel} de {screenInches} con resolución {resolution}.',
    ),
    localized(
      '{title} prikazuje {resolution} na {refreshHz}.',
      '{title} displays {resolution} at {refreshHz}.',
      '{title} muestra {resolution} a {refreshHz}.',
    ),
    localized(
      'Ulazi: {ports}. S laptopom se povezuje jednim kablom.',
      'Inputs: {ports}. One cable connects it to a laptop.',
      'Entradas: {ports}. Se conecta al notebook con un solo cable.',
    ),
    localized(
      'Monitor iz {year}., težak {weightGrams}, s ulazima {ports}.',
      'A {year} monitor that weighs {weightGrams} and has {ports}.',
      'Monitor de {year}, pesa {weightGrams} y tiene {ports}.',
    ),
    localized(
      '{screenInches} za drugi sto ili za dva monitora jedan do drugog.',
      '{screenInches} for a second desk or for two screens side by side.',
      '{screenInches} para un segundo escritorio o para dos pantallas juntas.',
    ),
    localized(
      'Rezolucija {resolution}, {panel} panel; ulazi: {ports}.',
      'Resolution {resolution}, {panel} panel; inputs: {ports}.',
      'Resolución {resolution}, panel {panel}; entradas: {ports}.',
    ),
  ],
  uses: [
    {
      when: ({ refreshHz = 0 }) => refreshHz >= 120,
      say: localized(
        'Uz visoku frekvenciju osvježavanja igre i kursor se kreću glatko.',
        'The high refresh rate keeps games and the pointer smooth.',
        'Con la alta tasa de refresco, los juegos y el cursor se ven fluidos.',
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
        'It takes up little space: good for a till, cameras or a server.',
        'Ocupa poco: para caja, cámaras o servidor.',
      ),
    },
  ],
  parts: [renewing('stand', localized('postolje', 'stand', 'base')), localized('dugmad', 'buttons', 'botones')],
  box: [localized('monitor s postoljem', 'monitor with stand', 'monitor con base'), powerCable],
}
