import { type Mesh, MeshStandardMaterial } from 'three'
import { canvasTexture } from './canvas-texture.ts'
import { panel } from './shapes.ts'

const paragraphs = [
  'The workshop stood where the street ran out, between the last lime tree and the river. In its window lay radios, clocks and a typewriter with one key missing, each with a card on a string that said what had been wrong with it and who had put it right.',
  'Mira read the cards every morning on her way to the ferry. She liked the short ones best. “New belt,” said one. “Only dust,” said another, and she laughed each time, because half of what troubled people was only dust.',
  'On the first cold day of October the door was open. The old man at the bench did not look up. “You may come in,” he said, “but bring the broken thing with you. Everybody has one.”',
  'She thought of the radio on the shelf at home that had been silent since her grandmother left it there, and went back for it, and missed the ferry.',
]

const paintLine = (paint: CanvasRenderingContext2D, words: readonly string[], x: number, y: number, width: number) => {
  const taken = words.reduce((sum, word) => sum + paint.measureText(word).width, 0)
  const space = words.length > 1 ? (width - taken) / (words.length - 1) : 0
  let place = x
  for (const word of words) {
    paint.fillText(word, place, y)
    place += paint.measureText(word).width + space
  }
}

/** Set in full lines like a book's; the last line of a paragraph ends where it ends. */
const paintParagraph = (
  paint: CanvasRenderingContext2D,
  text: string,
  x: number,
  top: number,
  width: number,
  line: number,
  end: number,
): number => {
  let y = top
  let words: string[] = []
  let room = width - line
  for (const word of text.split(' ')) {
    if (y > end) return y
    if (paint.measureText([...words, word].join(' ')).width > room) {
      paintLine(paint, words, x + width - room, y, room)
      y += line
      words = []
      room = width
    }
    words.push(word)
  }
  if (y <= end) paint.fillText(words.join(' '), x + width - room, y)
  return y + line
}

/** Paper-like, not lit from behind: the first page of a chapter, facing +z. */
export const bookPage = (width: number, height: number, scale = 1): Mesh => {
  const long = 1500 / height
  const texture = canvasTexture(width * long, height * long, (paint) => {
    const { width: wide, height: tall } = paint.canvas
    const size = 58 * scale
    paint.fillStyle = '#e9e7df'
    paint.fillRect(0, 0, wide, tall)
    paint.fillStyle = '#2b2b2a'
    paint.textAlign = 'center'
    paint.font = `italic ${size * 1.5}px "Liberation Serif", "DejaVu Serif", serif`
    paint.fillText('7', wide / 2, tall * 0.11)
    paint.fillRect(wide / 2 - size, tall * 0.13, size * 2, 2)
    paint.textAlign = 'left'
    paint.font = `${size}px "Liberation Serif", "DejaVu Serif", serif`
    const margin = wide * 0.085
    let y = tall * 0.205
    for (const text of paragraphs)
      y = paintParagraph(paint, text, margin, y, wide - margin * 2, size * 1.36, tall * 0.925)
    paint.fillStyle = '#55544f'
    paint.font = `${size * 0.55}px "Liberation Sans", sans-serif`
    paint.fillText('61', margin, tall * 0.975)
    paint.textAlign = 'right'
    paint.fillText('23 %', wide - margin, tall * 0.975)
  })
  return panel(width, height, new MeshStandardMaterial({ map: texture, roughness: 0.85 }))
}
