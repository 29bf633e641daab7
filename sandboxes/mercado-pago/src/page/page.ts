import { html } from 'hono/html'
import { checkoutStyle } from './checkout-style.ts'

export type Html = ReturnType<typeof html>

const pesos = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 })
export const formatPesos = (amount: number): string => `$ ${pesos.format(amount)}`

export const renderPage = (title: string, body: Html) => html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${checkoutStyle}</style>
</head>
<body>
<p class="sandbox"><strong>Sandbox de Mercado Pago.</strong> Página de prueba: aquí no se mueve dinero.</p>
<main>${body}</main>
</body>
</html>`
