import type { Language } from '../text/language.ts'

type Phrase = readonly [english: RegExp, bcs: string, es: string]

/** What clerks write into titles again and again. Model names, sizes and capacities are the same in every language. */
const phrases: readonly Phrase[] = [
  [/^lot of (\d+) ?[-–:] ?/i, 'Paket od $1: ', 'Lote de $1: '],
  [/ x(\d+)$/i, ' (paket od $1)', ' (lote de $1)'],
  [/\bunlocked\b/gi, 'otključan', 'liberado'],
  [/\bwith cover\b/gi, 's futrolom', 'con funda'],
  [/\bno cover\b/gi, 'bez futrole', 'sin funda'],
  [/\bwith stand\b/gi, 'sa stalkom', 'con base'],
  [/\bno stand\b/gi, 'bez stalka', 'sin base'],
  [/\bwith rack ears\b/gi, 's nosačima za ormar', 'con orejas de rack'],
  [/\bno (?:rack )?ears\b/gi, 'bez nosača za ormar', 'sin orejas de rack'],
  [/\bwith bracket\b/gi, 's nosačem', 'con soporte'],
  [/\bno bracket\b/gi, 'bez nosača', 'sin soporte'],
  [/\bwith (?:adapter|brick)\b/gi, 's adapterom', 'con adaptador'],
  [/\bno (?:adapter|brick)\b/gi, 'bez adaptera', 'sin adaptador'],
  [/\bno licence\b/gi, 'bez licence', 'sin licencia'],
  [/\blicence expired\b/gi, 'licenca istekla', 'licencia vencida'],
  [/\bno disks\b/gi, 'bez diskova', 'sin discos'],
  [/\btrays missing\b/gi, 'nedostaju ladice', 'faltan bandejas'],
  [/\ball trays\b/gi, 'sve ladice', 'todas las bandejas'],
  [/\bmatched pair\b/gi, 'upareni par', 'par igual'],
  [/\bset of (\d+)\b/gi, 'komplet od $1', 'set de $1'],
  [/\blow profile bracket\b/gi, 'niski nosač', 'soporte de perfil bajo'],
  [/\bwith charger\b/gi, 's punjačem', 'con cargador'],
  [/\bno charger\b/gi, 'bez punjača', 'sin cargador'],
  [/\bwith remote\b/gi, 's daljinskim', 'con control remoto'],
  [/\bno remote\b/gi, 'bez daljinskog', 'sin control remoto'],
  [/\bwith box\b|\bboxed\b/gi, 's kutijom', 'con caja'],
  [/\bno box\b/gi, 'bez kutije', 'sin caja'],
  [/\bwith starter toner\b/gi, 's početnim tonerom', 'con tóner inicial'],
  [/\bno toner\b/gi, 'bez tonera', 'sin tóner'],
  [/\bwith ads\b/gi, 's reklamama', 'con publicidad'],
  [/\bno ads\b/gi, 'bez reklama', 'sin publicidad'],
  [/\bwith battery\b/gi, 's baterijom', 'con batería'],
  [/\bno battery\b/gi, 'bez baterije', 'sin batería'],
  [/\bwith cable(?: set)?\b/gi, 's kablom', 'con cable'],
  [/\bno cable\b/gi, 'bez kabla', 'sin cable'],
  [/\bone PSU\b/gi, 'jedno napajanje', 'una fuente'],
  [/\btwo PSU\b/gi, 'dva napajanja', 'dos fuentes'],
  [/\bunder (\d+) lamp hours\b/gi, 'lampa ispod $1 sati', 'lámpara con menos de $1 horas'],
  [/\bwith stock cooler\b/gi, 's hladnjakom', 'con disipador'],
]

/** A clean title with its usual phrases in the reader's language; the rest stays as the warehouse wrote it. */
export const translateTitle = (title: string, language: Language): string => {
  if (language === 'en') return title
  return phrases.reduce((text, [english, bcs, es]) => text.replace(english, language === 'bcs' ? bcs : es), title)
}
