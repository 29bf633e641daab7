import type { ProcessorRow } from './processor.ts'

const hd530 = 'Intel HD Graphics 530'
const hd630 = 'Intel HD Graphics 630'
const uhd630 = 'Intel UHD Graphics 630'
const uhd770 = 'Intel UHD Graphics 770'

export const intelDesktop = {
  'i5-4590': ['Intel Core i5-4590', 4, 4, '3.3–3.7', 'Intel HD Graphics 4600'],
  'i7-4790': ['Intel Core i7-4790', 4, 8, '3.6–4.0', 'Intel HD Graphics 4600'],
  'i5-6500': ['Intel Core i5-6500', 4, 4, '3.2–3.6', hd530],
  'i7-6700': ['Intel Core i7-6700', 4, 8, '3.4–4.0', hd530],
  'i5-6500T': ['Intel Core i5-6500T', 4, 4, '2.5–3.1', hd530],
  'i3-7100': ['Intel Core i3-7100', 2, 4, '3.9', hd630],
  'i5-7500': ['Intel Core i5-7500', 4, 4, '3.4–3.8', hd630],
  'i7-7700': ['Intel Core i7-7700', 4, 8, '3.6–4.2', hd630],
  'i7-7700K': ['Intel Core i7-7700K', 4, 8, '4.2–4.5', hd630],
  'i5-7500T': ['Intel Core i5-7500T', 4, 4, '2.7–3.3', hd630],
  'i3-8100': ['Intel Core i3-8100', 4, 4, '3.6', uhd630],
  'i5-8400': ['Intel Core i5-8400', 6, 6, '2.8–4.0', uhd630],
  'i5-8500': ['Intel Core i5-8500', 6, 6, '3.0–4.1', uhd630],
  'i7-8700': ['Intel Core i7-8700', 6, 12, '3.2–4.6', uhd630],
  'i5-8400T': ['Intel Core i5-8400T', 6, 6, '1.7–3.3', uhd630],
  'i5-8500T': ['Intel Core i5-8500T', 6, 6, '2.1–3.5', uhd630],
  'i7-8700T': ['Intel Core i7-8700T', 6, 12, '2.4–4.0', uhd630],
  'i3-8100T': ['Intel Core i3-8100T', 4, 4, '3.1', uhd630],
  'i5-9400': ['Intel Core i5-9400', 6, 6, '2.9–4.1', uhd630],
  'i5-9500': ['Intel Core i5-9500', 6, 6, '3.0–4.4', uhd630],
  'i7-9700': ['Intel Core i7-9700', 8, 8, '3.0–4.7', uhd630],
  'i9-9900K': ['Intel Core i9-9900K', 8, 16, '3.6–5.0', uhd630],
  'i5-9500T': ['Intel Core i5-9500T', 6, 6, '2.2–3.7', uhd630],
  'i7-9700T': ['Intel Core i7-9700T', 8, 8, '2.0–4.3', uhd630],
  'i3-10100': ['Intel Core i3-10100', 4, 8, '3.6–4.3', uhd630],
  'i5-10400': ['Intel Core i5-10400', 6, 12, '2.9–4.3', uhd630],
  'i5-10500': ['Intel Core i5-10500', 6, 12, '3.1–4.5', uhd630],
  'i7-10700': ['Intel Core i7-10700', 8, 16, '2.9–4.8', uhd630],
  'i5-10500T': ['Intel Core i5-10500T', 6, 12, '2.3–3.8', uhd630],
  'i7-10700T': ['Intel Core i7-10700T', 8, 16, '2.0–4.5', uhd630],
  'i5-11400F': ['Intel Core i5-11400F', 6, 12, '2.6–4.4'],
  'i5-11500': ['Intel Core i5-11500', 6, 12, '2.7–4.6', 'Intel UHD Graphics 750'],
  'i5-12400': ['Intel Core i5-12400', 6, 12, '2.5–4.4', 'Intel UHD Graphics 730'],
  'i5-12500': ['Intel Core i5-12500', 6, 12, '3.0–4.6', uhd770],
  'i5-12500T': ['Intel Core i5-12500T', 6, 12, '2.0–4.4', uhd770],
  'i7-12700': ['Intel Core i7-12700', 12, 20, '2.1–4.9', uhd770],
  'i5-13500': ['Intel Core i5-13500', 14, 20, '2.5–4.8', uhd770],
  'i5-8600': ['Intel Core i5-8600', 6, 6, '3.1–4.3', uhd630],
} as const satisfies Record<string, ProcessorRow>
