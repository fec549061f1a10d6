/** The order was placed. The link is the order's private one: whoever has this mail may see it. */
import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { PaymentMethod } from '../../../payments/contract.ts'

type Placed = {
  name: string
  orderId: string
  goods: readonly { label: string; value: string }[]
  /** What promotions took off, below zero. */
  promotions: readonly { label: string; value: string }[]
  shipping: string
  tax: string
  total: string
  method: PaymentMethod | null
  link: string
}

export const placed: MailTemplate<Placed> = {
  en: ({ name, orderId, goods, promotions, shipping, tax, total, method, link }) => ({
    subject: `Your order ${orderId}`,
    preheader: `We have it. ${total} in all.`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Thank you! Your order is placed and the goods are set aside for you.',
      ...(method === 'delivery' ? ['You pay when it arrives.'] : []),
      ...(method === 'transfer' ? [`Please transfer ${total} and name the order number. How to do so is on the order’s page.`] : []),
    ],
    facts: [
      ...goods,
      ...promotions,
      { label: 'Delivery', value: shipping },
      { label: 'Tax', value: tax },
      { label: 'Total', value: total },
    ],
    button: { label: 'See the order', url: link },
    closing: 'Keep this mail: its link opens the order on any device, for you and for whoever you pass it on to.',
  }),
  es: ({ name, orderId, goods, promotions, shipping, tax, total, method, link }) => ({
    subject: `Tu pedido ${orderId}`,
    preheader: `Lo tenemos. Son ${total} en total.`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      '¡Gracias! Tu pedido está hecho y los artículos están apartados para ti.',
      ...(method === 'delivery' ? ['Pagas cuando llegue.'] : []),
      ...(method === 'transfer' ? [`Transfiere ${total} e indica el número de pedido. En la página del pedido te decimos cómo.`] : []),
    ],
    facts: [
      ...goods,
      ...promotions,
      { label: 'Envío', value: shipping },
      { label: 'Impuestos', value: tax },
      { label: 'Total', value: total },
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Guarda este correo: su enlace abre el pedido en cualquier dispositivo, para ti y para quien lo reciba de ti.',
  }),
  ar: ({ name, orderId, goods, promotions, shipping, tax, total, method, link }) => ({
    subject: `طلبك ${orderId}`,
    preheader: `وصلنا طلبك. المجموع ${total}.`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      'شكرًا لك! سُجّل طلبك وحُجزت البضاعة لك.',
      ...(method === 'delivery' ? ['تدفع عند وصوله.'] : []),
      ...(method === 'transfer' ? [`يُرجى تحويل ${total} مع ذكر رقم الطلب. تجد طريقة التحويل في صفحة الطلب.`] : []),
    ],
    facts: [
      ...goods,
      ...promotions,
      { label: 'الشحن', value: shipping },
      { label: 'الضريبة', value: tax },
      { label: 'المجموع', value: total },
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'احتفظ بهذه الرسالة: رابطها يفتح الطلب على أي جهاز، لك ولمن ترسله إليه.',
  }),
}
