import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoPaths } from '@dvaput/domain/brand/logo-paths'
import type { Receipt } from '@dvaput/domain/receipts/format-receipt'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import { toPrintableText } from './to-printable-text.ts'

const fontFolder = join(import.meta.dirname, '../../fonts')
const margin = 48
const gap = 12
const ink = '#1d2430'
const soft = '#5b6472'
const accent = '#0b6548'
const columns = { quantity: 40, unitPrice: 90, amount: 96 } as const

let fonts: { readonly regular: Buffer; readonly bold: Buffer } | undefined
const readFonts = () => {
  const read = (name: string) => readFileSync(join(fontFolder, `figtree-${name}.ttf`))
  fonts ??= { regular: read('regular'), bold: read('bold') }
  return fonts
}

const logoHeight = 30

/** In the colours of the light theme. */
const drawLogo = (document: PDFKit.PDFDocument) => {
  const { firstStroke, secondStroke, strokeWidth, restOfName } = logoPaths
  document
    .save()
    .translate(margin, margin)
    .scale(logoHeight / 40)
    .translate(-5, -1)
  document.lineWidth(strokeWidth).lineCap('round')
  document.path(firstStroke).stroke(accent).path(secondStroke).stroke(ink)
  document.path(restOfName).fill(ink).restore()
}

type Style = { readonly size?: number; readonly isBold?: boolean; readonly colour?: string; readonly right?: boolean }

/** A4, as many pages as the lines need. */
export const renderReceiptPdf = async (receipt: Receipt, language: Language): Promise<Buffer> => {
  // Few processes render a receipt, and it takes long to load.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: languageTag[language],
    displayTitle: true,
    info: { Title: toPrintableText(receipt.title), Author: toPrintableText(receipt.seller.lines[0] ?? '') },
  })
  document.registerFont('regular', readFonts().regular).registerFont('bold', readFonts().bold)
  const width = document.page.width - 2 * margin
  const bottom = document.page.height - margin

  /** Writes a block at a place of its own and returns where it ends; pdfkit's cursor is not used. */
  const write = (text: string, x: number, y: number, columnWidth: number, style: Style = {}): number => {
    const { size = 10, isBold = false, colour = ink, right = false } = style
    const written = toPrintableText(text)
    const options = { width: columnWidth, align: right ? ('right' as const) : ('left' as const) }
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
      .text(written, x, y, options)
    return y + document.heightOfString(written, options)
  }
  const rule = (y: number) =>
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .stroke(soft)
  const block = (label: string, lines: readonly string[], x: number, y: number, blockWidth: number): number =>
    lines.reduce(
      (at, line) => write(line, x, at, blockWidth),
      lines.length === 0 ? y : write(label, x, y, blockWidth, { size: 9, colour: soft }) + 2,
    )

  const amountX = margin + width - columns.amount
  const unitPriceX = amountX - columns.unitPrice
  const quantityX = unitPriceX - columns.quantity
  const titleWidth = quantityX - margin - gap
  const row = ({ title, quantity, unitPrice, amount }: Receipt['head'], y: number, style: Style = {}): number => {
    write(quantity, quantityX, y, columns.quantity, { ...style, right: true })
    write(unitPrice, unitPriceX, y, columns.unitPrice, { ...style, right: true })
    write(amount, amountX, y, columns.amount, { ...style, right: true })
    return write(title, margin, y, titleWidth, style)
  }
  const head = (y: number): number => {
    const under = row(receipt.head, y, { size: 9, colour: soft }) + 4
    rule(under)
    return under + 6
  }
  const roomFor = (y: number, height: number): number => {
    if (y + height <= bottom) return y
    document.addPage()
    return margin
  }

  const half = (width - gap) / 2
  drawLogo(document)
  const underTitle = write(receipt.title, margin, margin + logoHeight + 20, width, { size: 20, isBold: true }) + 16
  const underParties =
    Math.max(
      block(receipt.seller.label, receipt.seller.lines, margin, underTitle, half),
      block(receipt.buyer.label, receipt.buyer.lines, margin + half + gap, underTitle, half),
    ) + 14
  let y = receipt.facts.reduce((at, { label, value }) => {
    write(label, margin, at, 110, { colour: soft })
    return write(value, margin + 110, at, width - 110) + 2
  }, underParties)

  y = head(y + 18)
  for (const line of receipt.lines) {
    const detailHeight = 12 * line.details.length
    const next = roomFor(y, 30 + detailHeight)
    y = next < y ? head(next) : next
    y = row(line, y)
    y = line.details.reduce((at, detail) => write(detail, margin, at, titleWidth, { size: 9, colour: soft }), y) + 6
  }
  rule(y)
  y = roomFor(y + 8, 16 * (receipt.sums.length + receipt.taxes.length + 3))
  const sum = ({ label, value }: Receipt['total'], style: Style = {}) => {
    write(value, amountX - 20, y, columns.amount + 20, { ...style, right: true })
    y = write(label, quantityX - 90, y, amountX - quantityX + 64, style) + 3
  }
  for (const each of receipt.sums) sum(each)
  sum(receipt.total, { size: 12, isBold: true })
  for (const each of receipt.taxes) sum(each, { size: 9, colour: soft })
  write(receipt.note, margin, roomFor(y + 24, 30), width, { size: 9, colour: soft })

  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => resolve(Buffer.concat(chunks)))
  document.on('error', reject)
  document.end()
  return promise
}
