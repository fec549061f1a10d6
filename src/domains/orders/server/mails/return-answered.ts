/** Emails to the shopper: the vendor accepted or refused a return. The refund has its own email. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Answered = { name: string; orderId: string; vendor: string; answer: string; link: string }

export const returnAccepted: MailTemplate<Answered> = {
  en: ({ name, orderId, vendor, link }) => ({
    subject: `Your return for order ${orderId} was accepted`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} accepted your return. Please send the items back. You get your refund after they arrive.`],
    button: { label: 'View return', url: link },
    closing: 'Changed your mind? You can cancel the return on the order page until the items arrive.',
  }),
  es: ({ name, orderId, vendor, link }) => ({
    subject: `Tu devolución del pedido ${orderId} está aceptada`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} ha aceptado tu devolución. Envía los artículos. Recibirás el reembolso cuando lleguen.`],
    button: { label: 'Ver la devolución', url: link },
    closing: '¿Has cambiado de idea? Puedes cancelar la devolución en la página del pedido hasta que lleguen los artículos.',
  }),
  ar: ({ name, orderId, vendor, link }) => ({
    subject: `قُبل إرجاعك للطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`قبل ${vendor} الإرجاع. يُرجى إرسال المنتجات. تستردّ المبلغ بعد وصولها.`],
    button: { label: 'عرض الإرجاع', url: link },
    closing: 'غيّرت رأيك؟ يمكنك إلغاء الإرجاع من صفحة الطلب حتى وصول المنتجات.',
  }),
}

export const returnRefused: MailTemplate<Answered> = {
  en: ({ name, orderId, vendor, answer, link }) => ({
    subject: `Your return for order ${orderId} was refused`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} refused your return and wrote:`, `“${answer}”`],
    button: { label: 'View return', url: link },
    closing: 'You can request another return until the return period ends.',
  }),
  es: ({ name, orderId, vendor, answer, link }) => ({
    subject: `Tu devolución del pedido ${orderId} fue rechazada`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} rechazó tu devolución y escribió:`, `«${answer}»`],
    button: { label: 'Ver la devolución', url: link },
    closing: 'Puedes solicitar otra devolución hasta que acabe el plazo.',
  }),
  ar: ({ name, orderId, vendor, answer, link }) => ({
    subject: `رُفض إرجاعك للطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`رفض ${vendor} الإرجاع وكتب:`, `«${answer}»`],
    button: { label: 'عرض الإرجاع', url: link },
    closing: 'يمكنك طلب إرجاع آخر حتى انتهاء المهلة.',
  }),
}
