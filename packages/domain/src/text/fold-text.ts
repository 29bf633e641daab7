const plain = /^[ -~]*$/

/** Lower case and without accents, so that "sljedeci" finds "Sljedeći" and "envio" finds "Envío". */
export const foldText = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text.normalize('NFC').toLowerCase().replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '')
