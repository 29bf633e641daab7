import { localized } from '../localized-text.ts'
import type { ProseBank } from './prose-bank.ts'

/** What a computer is good for. */
export const workUses: NonNullable<ProseBank['uses']> = [
  {
    when: ({ memoryGb = 0, cores = 0 }) => memoryGb >= 32 || cores >= 8,
    say: localized(
      'Dovoljno za obradu videa, programiranje ili nekoliko virtuelnih mašina.',
      'Enough for editing video, programming or a few virtual machines.',
      'Alcanza para editar video, programar o usar varias máquinas virtuales.',
    ),
  },
  {
    when: ({ system }) => system === 'Windows 10 Pro',
    say: localized(
      'Za Windows 11 procesor nije na zvaničnoj listi.',
      'The processor is not on the official list for Windows 11.',
      'El procesador no está en la lista oficial de Windows 11.',
    ),
  },
  {
    when: ({ memoryGb = 0, cores = 0 }) => memoryGb >= 16 && cores >= 4,
    say: localized(
      'Desetine kartica, tabele i videopozivi istovremeno ne predstavljaju problem.',
      'Dozens of tabs, spreadsheets and video calls at once are no trouble.',
      'Decenas de pestañas, planillas y videollamadas a la vez no son problema.',
    ),
  },
  {
    when: ({ memoryGb = 0, cores = 0 }) => memoryGb === 8 && cores >= 4,
    say: localized(
      'Za ured, fakultet i filmove sasvim dovoljno.',
      'Plenty for office work, studies and films.',
      'Suficiente para oficina, estudios y películas.',
    ),
  },
  {
    when: ({ cores = 0 }) => cores === 2,
    say: localized(
      'Dvije jezgre su dovoljne za dokumente, internet i nastavu, ne i za zahtjevne programe.',
      'Two cores are enough for documents, the web and classes, but not for demanding programs.',
      'Dos núcleos bastan para documentos, internet y clases, no para programas pesados.',
    ),
  },
]
