import { localized } from '../localized-text.ts'
import type { ProseBank } from './prose-bank.ts'

const paste = localized('termalna pasta', 'thermal paste', 'pasta térmica')
const cell = localized('CMOS baterija', 'CMOS battery', 'pila de la placa')

export const serverProse: ProseBank = {
  openings: [
    localized(
      '{title} u formatu {formFactor} s {memoryGb} memorije i ležištima {bays}.',
      '{title}, {formFactor}, with {memoryGb} of memory and {bays} bays.',
      '{title} en formato {formFactor} con {memoryGb} de memoria y bahías {bays}.',
    ),
    localized(
      'Ugrađeno: {processorCount} × {processor}, po {coreCount} i {threads} niti.',
      'Installed: {processorCount} × {processor}, {coreCount} and {threads} threads each.',
      'Instalado: {processorCount} × {processor}, {coreCount} y {threads} hilos cada uno.',
    ),
    localized(
      'Napajanje {supplies} i {memoryGb} {memoryType} memorije: dovoljno za ozbiljnu virtualizaciju.',
      'With {supplies} power supplies and {memoryGb} of {memoryType} it is ready for serious virtualisation.',
      'Con fuentes {supplies} y {memoryGb} de {memoryType} está listo para virtualización seria.',
    ),
    localized(
      'Generacija iz {year}.: {processor} na {clock}.',
      'The {year} generation: {processor} at {clock}.',
      'Generación {year}: {processor} a {clock}.',
    ),
    localized(
      'Server od {weightGrams} za ormar ili policu, s {memoryGb} memorije.',
      'A {weightGrams} server for a rack or a shelf, with {memoryGb} of memory.',
      'Servidor de {weightGrams} para rack o repisa, con {memoryGb} de memoria.',
    ),
  ],
  history: [
    localized(
      '{title} dolazi iz podatkovnog centra, bez diskova u {bays}.',
      '{title} comes from a data centre, with no drives in its {bays}.',
      '{title} viene de un centro de datos, sin discos en sus {bays}.',
    ),
  ],
  uses: [
    {
      when: ({ memoryGb = 0 }) => memoryGb >= 64,
      say: localized(
        'Bez problema pokreće desetak virtuelnih mašina.',
        'It runs a dozen virtual machines with room to spare.',
        'Soporta una decena de máquinas virtuales con holgura.',
      ),
    },
    {
      when: ({ memoryGb = 0 }) => memoryGb <= 16,
      say: localized(
        'Dobra osnova za datoteke, kućni laboratorij ili manji ured.',
        'A good base for files, a home lab or a small office.',
        'Buena base para archivos, un laboratorio en casa o una oficina pequeña.',
      ),
    },
    {
      when: ({ memoryGb = 0 }) => memoryGb === 32,
      say: localized(
        'Memorija se lako proširuje, slobodnih utora ima.',
        'Memory is easy to add; there are free slots.',
        'La memoria se amplía fácil; quedan ranuras libres.',
      ),
    },
  ],
  parts: [paste, cell, localized('baterija kontrolera', 'controller battery', 'batería de la controladora')],
  box: [
    localized('server', 'server', 'servidor'),
    localized('kablovi za napajanje', 'power cables', 'cables de poder'),
  ],
}
