/** The vendor answered a return. What it gives back in the end is another mail. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Answered = { name: string; orderId: string; vendor: string; answer: string; link: string }

export const returnAccepted: MailTemplate<Answered> = {
  en: ({ name, orderId, vendor, link }) => ({
    subject: `Your return for order ${orderId} is accepted`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} takes the goods back. Please send them; the money follows once they are there.`],
    button: { label: 'See the return', url: link },
    closing: 'Changed your mind? Until the goods are received you can withdraw the return on the order’s page.',
  }),
  es: ({ name, orderId, vendor, link }) => ({
    subject: `Tu devolución del pedido ${orderId} está aceptada`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} acepta la devolución. Envía los artículos; cuando lleguen, te devolvemos el dinero.`],
    button: { label: 'Ver la devolución', url: link },
    closing: '¿Has cambiado de idea? Hasta que los reciban, puedes retirar la devolución en la página del pedido.',
  }),
  ar: ({ name, orderId, vendor, link }) => ({
    subject: `قُبل إرجاعك للطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`يقبل ${vendor} استرجاع البضاعة. يُرجى إرسالها، ويُردّ المبلغ عند وصولها.`],
    button: { label: 'عرض الإرجاع', url: link },
    closing: 'غيّرت رأيك؟ يمكنك سحب طلب الإرجاع من صفحة الطلب ما لم تُستلم البضاعة.',
  }),
}

export const returnRefused: MailTemplate<Answered> = {
  en: ({ name, orderId, vendor, answer, link }) => ({
    subject: `Your return for order ${orderId} was refused`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} does not take the goods back and writes:`, `“${answer}”`],
    button: { label: 'See the return', url: link },
    closing: 'You can ask for another return as long as the time for it has not run out.',
  }),
  es: ({ name, orderId, vendor, answer, link }) => ({
    subject: `Tu devolución del pedido ${orderId} fue rechazada`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} no acepta la devolución y escribe:`, `«${answer}»`],
    button: { label: 'Ver la devolución', url: link },
    closing: 'Puedes pedir otra devolución mientras no haya pasado el plazo.',
  }),
  ar: ({ name, orderId, vendor, answer, link }) => ({
    subject: `رُفض إرجاعك للطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`لا يقبل ${vendor} استرجاع البضاعة، وكتب:`, `«${answer}»`],
    button: { label: 'عرض الإرجاع', url: link },
    closing: 'يمكنك طلب إرجاع آخر ما دامت مهلته لم تنتهِ.',
  }),
}
