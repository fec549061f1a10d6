/** Emails to the shopper: a parcel was shipped or delivered. */

import type { MailTemplate } from '#platform/server/mail/message.ts'
import { itemList } from './item-list.ts'

type Parcel = {
  name: string
  orderId: string
  vendor: string
  carrier: string
  trackingNumber: string
  goods: readonly string[]
  link: string
}

function details(carrier: { label: string; value: string }, tracking: { label: string; value: string }) {
  return [carrier, tracking].filter(({ value }) => value !== '')
}

export const shipped: MailTemplate<Parcel> = {
  en: ({ name, orderId, vendor, carrier, trackingNumber, goods, link }) => ({
    subject: `On its way: order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} shipped these items:`, itemList(goods)],
    details: details({ label: 'Carrier', value: carrier }, { label: 'Tracking number', value: trackingNumber }),
    button: { label: 'Track package', url: link },
    closing: 'You’re receiving this email because you placed this order on Plaza.',
  }),
  es: ({ name, orderId, vendor, carrier, trackingNumber, goods, link }) => ({
    subject: `En camino: pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} ha enviado estos artículos:`, itemList(goods)],
    details: details({ label: 'Transportista', value: carrier }, { label: 'Número de seguimiento', value: trackingNumber }),
    button: { label: 'Seguir el paquete', url: link },
    closing: 'Recibes este correo porque hiciste este pedido en Plaza.',
  }),
  ar: ({ name, orderId, vendor, carrier, trackingNumber, goods, link }) => ({
    subject: `في الطريق: الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`شحن ${vendor} هذه المنتجات:`, itemList(goods)],
    details: details({ label: 'شركة الشحن', value: carrier }, { label: 'رقم التتبّع', value: trackingNumber }),
    button: { label: 'تتبّع الطرد', url: link },
    closing: 'تصلك هذه الرسالة لأنك طلبت هذا على بلازا.',
  }),
}

export const delivered: MailTemplate<Parcel & { returnDays: number }> = {
  en: ({ name, orderId, vendor, goods, returnDays, link }) => ({
    subject: `Delivered: order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your package from ${vendor} was delivered:`,
      itemList(goods),
      ...(returnDays > 0 ? [`Is something wrong? You can request a return within ${returnDays} days.`] : []),
    ],
    button: { label: 'View order', url: link },
    closing: 'Didn’t receive it? Open the order and check the tracking.',
  }),
  es: ({ name, orderId, vendor, goods, returnDays, link }) => ({
    subject: `Entregado: pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Se ha entregado tu paquete de ${vendor}:`,
      itemList(goods),
      ...(returnDays > 0 ? [`¿Algo no está bien? Puedes solicitar una devolución durante ${returnDays} días.`] : []),
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: '¿No lo has recibido? Abre el pedido y comprueba el seguimiento.',
  }),
  ar: ({ name, orderId, vendor, goods, returnDays, link }) => ({
    subject: `تم التسليم: الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `سُلّم طردك من ${vendor}:`,
      itemList(goods),
      ...(returnDays > 0 ? [`هل من مشكلة؟ يمكنك طلب الإرجاع خلال ${returnDays} يومًا.`] : []),
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'لم تستلمه؟ افتح الطلب وتحقّق من التتبّع.',
  }),
}
