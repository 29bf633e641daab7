import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/customers.ts'

export const messages: TranslationOf<typeof original> = {
  'customers.title': 'Clientes',
  'customers.search': 'Nombre, correo o teléfono',
  'customers.show': 'Buscar',
  'customers.name': 'Cliente',
  'customers.email': 'Correo',
  'customers.phone': 'Teléfono',
  'customers.orders': 'Pedidos',
  'customers.since': 'Cuenta desde',
  'customers.empty': 'No se encontró ningún cliente.',
  'customers.guests': 'Quienes compran sin cuenta no aparecen aquí: búscalos entre los pedidos.',
  'customers.toOrders': 'Buscar entre los pedidos',
  'customers.next': 'Anteriores',
  'customers.first': 'Más recientes',
  'customers.unavailable':
    'La plataforma de la tienda no responde en este momento, o la configuración no tiene acceso a su Admin API. Allá se guardan el nombre, el teléfono y las direcciones.',
  'customer.back': 'Todos los clientes',
  'customer.verified': 'Correo verificado',
  'customer.unverified': 'Correo sin verificar',
  'customer.marketing': 'Recibe novedades',
  'customer.addresses': 'Direcciones',
  'customer.elsewhere':
    'La plataforma de la tienda guarda el nombre, el teléfono, las direcciones y la contraseña: aquí se ven tal como están ahora y se cambian allá. Las ofertas, reservas, devoluciones y la lista de deseos las guardamos nosotros.',
  'customer.guestOrders': 'Los pedidos sin cuenta se muestran solo cuando el cliente ha verificado su correo.',
  'section.orders': 'Pedidos',
  'section.offers': 'Ofertas',
  'section.reservations': 'Reservas',
  'section.returns': 'Devoluciones',
  'section.none': 'Sin registros.',
  'section.all': 'Todo lo de este correo',
  'note.title': 'Notas',
  'note.text': 'Nota nueva (el cliente la ve solo si pide sus datos)',
  'note.add': 'Agregar la nota',
  'note.done': 'La nota se agregó.',
  'title.export': 'Descargar los datos',
  'text.export':
    'Un archivo con todo lo que nosotros y la plataforma guardamos del cliente, el mismo que el cliente puede descargar. Entrégalo solo al cliente. El registro conserva quién lo descargó.',
  'confirm.export': 'Descargar JSON',
  'title.delete': 'Eliminar al cliente',
  'text.delete':
    'Elimina perfil, direcciones, lista de deseos, ofertas, reservas, devoluciones y sesiones, como cuando el cliente elimina su cuenta. El cliente recibe un correo. No se puede deshacer.',
  'text.deleteElsewhere':
    'La plataforma elimina la cuenta de inmediato; si hay pedidos, borra los datos personales que contienen {days} días después del pedido. Una plataforma externa lo hace por su cuenta, en sus plazos.',
  'delete.email': 'Para confirmar, escribe el correo del cliente: {email}',
  'confirm.delete': 'Eliminar definitivamente',
  'done.delete': 'El cliente se eliminó.',
  'problem.email': 'Lo que escribiste no es el correo de este cliente. No se eliminó nada.',
}
