/** The mail with which an order reaches its supplier. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Order = {
  customer: string
  number: string
  contact: string
  message: string
  total: string
  expected: string
  /** To the page where the supplier confirms, and finds the order as a PDF. */
  link: string
}

const paragraphs = (lead: string, message: string) => (message === '' ? [lead] : [lead, message])

export const orderToSupplier: MailTemplate<Order> = {
  en: ({ customer, number, contact, message, total, expected, link }) => ({
    subject: `Purchase order PO #${number} from ${customer}`,
    greeting: contact === '' ? 'Hello,' : `Hello ${contact},`,
    paragraphs: paragraphs(`${customer} sends you a purchase order. Please confirm what you deliver, and when.`, message),
    details: [
      { label: 'Purchase order', value: `PO #${number}` },
      { label: 'Total', value: total },
      { label: 'Deliver by', value: expected },
    ],
    button: { label: 'View and confirm', url: link },
    closing: 'The link is private: anyone who has it can confirm this order. You need no account. The order is also there as a PDF.',
  }),
  es: ({ customer, number, contact, message, total, expected, link }) => ({
    subject: `Pedido de compra PO #${number} de ${customer}`,
    greeting: contact === '' ? 'Hola:' : `Hola, ${contact}:`,
    paragraphs: paragraphs(`${customer} te envía un pedido de compra. Confirma qué entregas y cuándo.`, message),
    details: [
      { label: 'Pedido de compra', value: `PO #${number}` },
      { label: 'Total', value: total },
      { label: 'Entregar antes del', value: expected },
    ],
    button: { label: 'Ver y confirmar', url: link },
    closing:
      'El enlace es privado: quien lo tenga puede confirmar este pedido. No necesitas una cuenta. Allí está también el pedido en PDF.',
  }),
  ar: ({ customer, number, contact, message, total, expected, link }) => ({
    subject: `أمر شراء PO #${number} من ${customer}`,
    greeting: contact === '' ? 'مرحبًا،' : `مرحبًا ${contact}،`,
    paragraphs: paragraphs(`أرسل إليك ${customer} أمر شراء. يُرجى تأكيد ما ستسلّمه وموعده.`, message),
    details: [
      { label: 'أمر الشراء', value: `PO #${number}` },
      { label: 'الإجمالي', value: total },
      { label: 'التسليم حتى', value: expected },
    ],
    button: { label: 'عرض الأمر وتأكيده', url: link },
    closing: 'الرابط خاص: من يملكه يستطيع تأكيد هذا الأمر. لا تحتاج إلى حساب. وتجد هناك الأمر أيضًا بصيغة PDF.',
  }),
}
