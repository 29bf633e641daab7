/** Numbers as they are said: what is added, and what multiplies. */
const added: Readonly<Record<string, number>> = {
  ...{ jedan: 1, jedna: 1, dva: 2, dvije: 2, dve: 2, tri: 3, cetiri: 4, pet: 5, sest: 6, sedam: 7, osam: 8, devet: 9 },
  ...{ deset: 10, petnaest: 15, dvadeset: 20, trideset: 30, cetrdeset: 40, pedeset: 50, sezdeset: 60, sedamdeset: 70 },
  ...{ osamdeset: 80, devedeset: 90, sto: 100, stotinu: 100, dvjesto: 200, dvjesta: 200, dvesta: 200, tristo: 300 },
  ...{ trista: 300, cetiristo: 400, petsto: 500, seststo: 600, sesto: 600, sedamsto: 700, osamsto: 800, devetsto: 900 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, fifteen: 15 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  ...{ quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80 },
  ...{ noventa: 90, cien: 100, ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300, trescientas: 300 },
  ...{ cuatrocientos: 400, cuatrocientas: 400, quinientos: 500, quinientas: 500, seiscientos: 600, seiscientas: 600 },
  ...{ setecientos: 700, setecientas: 700, ochocientos: 800, ochocientas: 800, novecientos: 900, novecientas: 900 },
}
const multiplied: Readonly<Record<string, number>> = {
  ...{ hundred: 100, stotine: 100, stotina: 100 },
  ...{ hiljada: 1_000, hiljadu: 1_000, hiljade: 1_000, tisucu: 1_000, tisuca: 1_000, tisuce: 1_000, soma: 1_000 },
  ...{ som: 1_000, thousand: 1_000, k: 1_000, mil: 1_000, luca: 1_000, lucas: 1_000 },
  ...{ milion: 1e6, miliona: 1e6, milijun: 1e6, million: 1e6, millon: 1e6, millones: 1e6, palo: 1e6, palos: 1e6 },
}
const halves = new Set(['pola', 'half', 'medio', 'media'])
/** They stand between numbers only. */
const between = new Set(['i', 'and', 'y', 'a'])

const digits = /^\d{1,9}(\.\d{1,3})?$/

/** 200.000 is two hundred thousand, 499.99 nearly five hundred. */
const toNumber = (text: string): number => Number(/\.\d{3}$/.test(text) ? text.replace('.', '') : text)

const own = (numbers: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(numbers, word) ? numbers[word] : undefined

type SpokenNumber = { readonly value: number; readonly length: number; readonly words: readonly string[] }

/** The number that begins here, in digits, in words or in both: "1500", "hiljadu petsto", "300 mil", "medio millón". */
export const readNumber = (words: readonly string[], at: number): SpokenNumber | undefined => {
  const isArticle = words[at] === 'a' && own(multiplied, words[at + 1] ?? '') !== undefined
  if (isArticle) {
    const number = readNumber(words, at + 1)
    return number && { ...number, length: number.length + 1 }
  }
  let [total, end] = [0, at]
  let group: number | null = null
  /** The next part is smaller than the one before: "cien y doscientos" are two numbers. */
  let least = Number.POSITIVE_INFINITY
  for (let index = at; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const isDigits = digits.test(word)
    const more = isDigits ? toNumber(word) : own(added, word)
    const times = own(multiplied, word)
    const isJoined = index > end
    if (more !== undefined && more < least && !(isDigits && index > at)) {
      group = (group ?? 0) + more
      least = more
    } else if (halves.has(word) && index === at) group = 0.5
    else if (times !== undefined && (!isJoined || group === 0.5)) {
      if (times === 100) group = (group ?? 1) * times
      else {
        total += (group ?? 1) * times
        group = null
      }
      least = times
    } else if (between.has(word) && index > at) continue
    else break
    end = index + 1
  }
  return end === at ? undefined : { value: total + (group ?? 0), length: end - at, words: words.slice(at, end) }
}
