/** A parcel left, or arrived. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Parcel = {
  name: string
  orderId: string
  vendor: string
  carrier: string
  trackingNumber: string
  goods: readonly string[]
  link: string
}

const listed = (goods: readonly string[]) => goods.map((line) => `• ${line}`).join('\n')

function facts(carrier: { label: string; value: string }, tracking: { label: string; value: string }) {
  return [carrier, tracking].filter(({ value }) => value !== '')
}

export const shipped: MailTemplate<Parcel> = {
  en: ({ name, orderId, vendor, carrier, trackingNumber, goods, link }) => ({
    subject: `On its way: order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} has sent you a parcel:`, listed(goods)],
    facts: facts({ label: 'Carrier', value: carrier }, { label: 'Tracking number', value: trackingNumber }),
    button: { label: 'Follow the parcel', url: link },
    closing: 'You get this mail because you ordered this on Plaza.',
  }),
  es: ({ name, orderId, vendor, carrier, trackingNumber, goods, link }) => ({
    subject: `En camino: pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} te ha enviado un paquete:`, listed(goods)],
    facts: facts({ label: 'Transportista', value: carrier }, { label: 'Número de seguimiento', value: trackingNumber }),
    button: { label: 'Seguir el paquete', url: link },
    closing: 'Recibes este correo porque hiciste este pedido en Plaza.',
  }),
  ar: ({ name, orderId, vendor, carrier, trackingNumber, goods, link }) => ({
    subject: `في الطريق: الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`أرسل إليك ${vendor} طردًا:`, listed(goods)],
    facts: facts({ label: 'شركة الشحن', value: carrier }, { label: 'رقم التتبّع', value: trackingNumber }),
    button: { label: 'تتبّع الطرد', url: link },
    closing: 'تصلك هذه الرسالة لأنك طلبت هذا على بلازا.',
  }),
}

export const delivered: MailTemplate<Parcel & { returnDays: number }> = {
  en: ({ name, orderId, vendor, goods, returnDays, link }) => ({
    subject: `Delivered: order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The parcel from ${vendor} has arrived:`,
      listed(goods),
      ...(returnDays > 0 ? [`Something not right? You can ask for a return within ${returnDays} days.`] : []),
    ],
    button: { label: 'See the order', url: link },
    closing: 'Has nothing arrived? Open the order and look at its tracking.',
  }),
  es: ({ name, orderId, vendor, goods, returnDays, link }) => ({
    subject: `Entregado: pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Ha llegado el paquete de ${vendor}:`,
      listed(goods),
      ...(returnDays > 0 ? [`¿Algo no está bien? Puedes pedir una devolución durante ${returnDays} días.`] : []),
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: '¿No te ha llegado nada? Abre el pedido y mira el seguimiento.',
  }),
  ar: ({ name, orderId, vendor, goods, returnDays, link }) => ({
    subject: `تم التسليم: الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `وصل الطرد من ${vendor}:`,
      listed(goods),
      ...(returnDays > 0 ? [`هل هناك ما ليس على ما يرام؟ يمكنك طلب الإرجاع خلال ${returnDays} يومًا.`] : []),
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'لم يصلك شيء؟ افتح الطلب واطّلع على التتبّع.',
  }),
}
