import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/product-page.ts'

export const messages = {
  'gallery.label': 'Imágenes: {title}',
  'gallery.picture': 'Imagen {number} de {total}',
  'gallery.enlarge': 'Abrir la imagen en pantalla completa',
  'gallery.closer': 'Ampliar al 150 %',
  'gallery.whole': 'Volver al 100 %',
  'gallery.none': 'Este producto aún no tiene imagen.',
  'gallery.illustration':
    'Ilustración del modelo, no una foto de esta unidad. El aspecto de la que compras se describe en «Estado».',
  'gallery.severalModels':
    'Una ilustración que representa varios modelos parecidos, no una fotografía de esta unidad. En “Estado” se describe la que compras.',
  'product.sku': 'SKU: {sku}',
  'product.variants': 'Elige una variante',
  'product.variantSoldOut': 'agotado',
  'product.quantity': 'Cantidad',
  'product.exceeds': {
    one: 'La cantidad supera el stock: queda {count}.',
    other: 'La cantidad supera el stock: quedan {count}.',
  },
  'product.inStock': { one: 'En stock: {count} unidad', other: 'En stock: {count} unidades' },
  'product.exceedsLimit': 'La cantidad supera lo que se puede pedir de una vez: {limit}.',
  'product.added': 'Agregado al carrito',
  'product.notifyMe': 'Avísenme cuando vuelva',
  'product.priceAlert': 'Avísenme si baja de precio',
  'product.loginToOffer': 'Hacer una oferta (con tu cuenta)',
  'product.share': 'Compartir',
  'product.compared': 'En la comparación',
  'product.openCompare': 'Comparar lo elegido ({count})',
  'product.buyBar': 'Comprar',
  'question.title': '¿Tienes una pregunta sobre este producto?',
  'question.link': 'Escríbenos un correo',
  'question.subject': 'Pregunta: {title}',
  'question.product': 'Producto: {title}',
  'similar.title': 'Productos similares',
  'recent.title': 'Vistos recientemente',
  'failed.title': 'El producto no se puede mostrar en este momento',
  'failed.timeout': 'Timeout: El producto tardó demasiado en cargar',
  'failed.http': 'HTTP {status}: {text}',
  'failed.unknown': 'Error desconocido',
} satisfies TranslationOf<typeof original>
