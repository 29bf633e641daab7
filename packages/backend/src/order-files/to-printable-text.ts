/** The letters of our font: Latin-1, č ć đ š ž and the signs that we print. */
const printable = /^[\x20-\x7e\xa0-\xffČčĆćĐđŠšŽž‘’‚“”„‹›–—…•€™−\u202f]$/

const withoutMark = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '')

/** A name in letters that the font does not have loses its marks rather than becoming boxes. */
export const toPrintableText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (printable.test(letter)) return letter
      const plain = { Ł: 'L', ł: 'l', ı: 'i', '\u2009': ' ' }[letter] ?? withoutMark(letter)
      return [...plain].every((each) => printable.test(each)) ? plain : '?'
    })
    .join('')
