const cyrillic = /[\u0400-\u04ff]/gu

/** As it is written in Bosnia; the Russian letters beside them as they sound. */
const latin: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'đ', е: 'e', ж: 'ž', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l' },
    ...{ љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'ć', у: 'u', ф: 'f', х: 'h' },
    ...{ ц: 'c', ч: 'č', џ: 'dž', ш: 'š', й: 'j', ы: 'i', э: 'e', ю: 'ju', я: 'ja', щ: 'šć', ё: 'jo', ъ: '', ь: '' },
  }),
)

/** Cyrillic letters as Latin ones, so that "пуњач" finds what "punjač" finds. Capitals become small where they change. */
export const toLatin = (text: string): string =>
  text.replaceAll(cyrillic, (letter) => latin.get(letter.toLowerCase()) ?? letter)
