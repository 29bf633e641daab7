import { localized } from '../localized-text.ts'
import { createBank, type ProseBank } from './prose-bank.ts'

export const diskProse = createBank(
  [
    localized(
      '{title}: {storageType} od {storageGb}, {interface}.',
      '{title}: a {storageGb} {storageType} on {interface}.',
      '{title}: {storageType} de {storageGb}, {interface}.',
    ),
    localized(
      'Format {formFactor}, čita do {readMbps}.',
      '{formFactor}, reads at up to {readMbps}.',
      'Formato {formFactor}, lee hasta {readMbps}.',
    ),
    localized(
      '{storageGb} na {rpm}, za arhivu, kamere ili NAS.',
      '{storageGb} at {rpm}, for an archive, cameras or a NAS.',
      '{storageGb} a {rpm}, para archivo, cámaras o NAS.',
    ),
    localized(
      'Novi život za stari računar: {storageGb} preko {interface}.',
      'New life for an old computer: {storageGb} through {interface}.',
      'Nueva vida para un equipo antiguo: {storageGb} por {interface}.',
    ),
  ],
  [localized('disk', 'drive', 'disco')],
)

export const portableStorageProse = createBank(
  [
    localized(
      '{title}: {storageGb}, veza {interface}.',
      '{title}: {storageGb} over {interface}.',
      '{title}: {storageGb}, interfaz {interface}.',
    ),
    localized(
      'Čita do {readMbps}, piše do {writeMbps}.',
      'Reads at up to {readMbps}, writes at up to {writeMbps}.',
      'Lee hasta {readMbps} y escribe hasta {writeMbps}.',
    ),
    localized(
      'Za rezervne kopije i prenos datoteka: {interface}, do {readMbps}.',
      'For backups and moving files: {interface}, up to {readMbps}.',
      'Para respaldos y traslados: {interface}, hasta {readMbps}.',
    ),
    localized(
      '{storageGb} u kućištu od {weightGrams}: kopija svega što vam je važno.',
      '{storageGb} in a {weightGrams} case: a backup of everything that matters to you.',
      '{storageGb} en una carcasa de {weightGrams}: una copia de todo lo importante.',
    ),
  ],
  [localized('uređaj s pripadajućim kablom', 'the device with its cable', 'el dispositivo con su cable')],
)

export const stickProse: ProseBank = {
  ...portableStorageProse,
  openings: [
    ...portableStorageProse.openings,
    localized(
      '{storageGb} u {weightGrams}: staje uz ključeve.',
      '{storageGb} in {weightGrams}: it fits on your key ring.',
      '{storageGb} en {weightGrams}: cabe junto a las llaves.',
    ),
  ],
  box: [localized('tvorničko pakovanje', 'retail packaging', 'empaque de fábrica')],
}
