/** Order confirmation. Its link is the order's private link: anyone with this email can view the order. */
import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { PaymentMethod } from '../../../payments/contract.ts'

type Placed = {
  name: string
  orderId: string
  goods: readonly { label: string; value: string }[]
  /** Discounts by promotion, as negative amounts. */
  promotions: readonly { label: string; value: string }[]
  shipping: string
  tax: string
  total: string
  method: PaymentMethod | null
  /** What is shipped by vendor, with the days on which it may arrive. */
  parcels: readonly { vendor: string; days: string; isPickup: boolean }[]
  /** In one line; empty when nothing is shipped. */
  address: string
  /** The total of each vendor, which is paid to it on delivery. */
  parts: readonly { label: string; value: string }[]
  link: string
}

export const placed: MailTemplate<Placed> = {
  en: ({ name, orderId, goods, promotions, shipping, tax, total, method, parcels, address, parts, link }) => ({
    subject: `Your order ${orderId}`,
    preheader: `We received your order. Total: ${total}.`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Thank you! We’ve received your order.',
      ...(method === 'delivery' ? [`You pay on delivery: ${parts.map(({ label, value }) => `${value} to ${label}`).join(', ')}.`] : []),
      ...(method === 'transfer'
        ? [`Please transfer ${total} and use the order number as the reference. Open the order to see the account details.`]
        : []),
    ],
    details: [
      ...goods,
      ...promotions,
      { label: 'Delivery', value: shipping },
      { label: 'Tax', value: tax },
      { label: 'Total', value: total },
      ...parcels.map(({ vendor, days, isPickup }) => ({
        label: isPickup ? `Ready to collect (${vendor})` : `Arrives (${vendor})`,
        value: days,
      })),
      ...(address ? [{ label: 'Ships to', value: address }] : []),
    ],
    button: { label: 'View order', url: link },
    closing: 'Keep this email private: anyone with its link can view the order, on any device.',
  }),
  es: ({ name, orderId, goods, promotions, shipping, tax, total, method, parcels, address, parts, link }) => ({
    subject: `Tu pedido ${orderId}`,
    preheader: `Hemos recibido tu pedido. Total: ${total}.`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      '¡Gracias! Hemos recibido tu pedido.',
      ...(method === 'delivery' ? [`Pagas al recibirlo: ${parts.map(({ label, value }) => `${value} a ${label}`).join(', ')}.`] : []),
      ...(method === 'transfer'
        ? [`Transfiere ${total} e indica el número de pedido como referencia. Abre el pedido para ver los datos de la cuenta.`]
        : []),
    ],
    details: [
      ...goods,
      ...promotions,
      { label: 'Envío', value: shipping },
      { label: 'Impuestos', value: tax },
      { label: 'Total', value: total },
      ...parcels.map(({ vendor, days, isPickup }) => ({
        label: isPickup ? `Listo para recoger (${vendor})` : `Llega (${vendor})`,
        value: days,
      })),
      ...(address ? [{ label: 'Se envía a', value: address }] : []),
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'No compartas este correo: cualquiera que tenga su enlace puede ver el pedido en cualquier dispositivo.',
  }),
  ar: ({ name, orderId, goods, promotions, shipping, tax, total, method, parcels, address, parts, link }) => ({
    subject: `طلبك ${orderId}`,
    preheader: `استلمنا طلبك. المجموع: ${total}.`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      'شكرًا لك! استلمنا طلبك.',
      ...(method === 'delivery' ? [`تدفع عند الاستلام: ${parts.map(({ label, value }) => `${value} إلى ${label}`).join('، ')}.`] : []),
      ...(method === 'transfer' ? [`يُرجى تحويل ${total} مع ذكر رقم الطلب. افتح الطلب لعرض بيانات الحساب.`] : []),
    ],
    details: [
      ...goods,
      ...promotions,
      { label: 'الشحن', value: shipping },
      { label: 'الضريبة', value: tax },
      { label: 'المجموع', value: total },
      ...parcels.map(({ vendor, days, isPickup }) => ({ label: isPickup ? `جاهز للاستلام (${vendor})` : `يصل (${vendor})`, value: days })),
      ...(address ? [{ label: 'عنوان التسليم', value: address }] : []),
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'حافظ على خصوصية هذه الرسالة: كل من يملك رابطها يمكنه عرض الطلب من أي جهاز.',
  }),
}
