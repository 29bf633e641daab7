import { encode } from 'uqr'

export type QrCode = { readonly size: number; readonly path: string }

/** As one SVG path of unit squares, rows merged; the quiet zone that scanners need is part of the size. */
export const createQrCode = (text: string): QrCode => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((cells, y) =>
    [
      ...cells
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: rows.join('') }
}
