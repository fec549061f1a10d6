/** The mail with which a quote reaches its customer. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Quote = {
  seller: string
  number: string
  contact: string
  message: string
  total: string
  validUntil: string
  /** To the page where the customer accepts or declines it, and finds it as a PDF. */
  link: string
}

const paragraphs = (lead: string, message: string) => (message === '' ? [lead] : [lead, message])

export const quoteToCustomer: MailTemplate<Quote> = {
  en: ({ seller, number, contact, message, total, validUntil, link }) => ({
    subject: `Quote ${number} from ${seller}`,
    greeting: contact === '' ? 'Hello,' : `Hello ${contact},`,
    paragraphs: paragraphs(`${seller} sends you a quote. You can accept it, order at its prices, or decline it.`, message),
    details: [
      { label: 'Quote', value: number },
      { label: 'Total before tax and delivery', value: total },
      { label: 'Valid until', value: validUntil },
    ],
    button: { label: 'View the quote', url: link },
    closing: 'The link is private: anyone who has it can accept this quote. You need no account. The quote is also there as a PDF.',
  }),
  es: ({ seller, number, contact, message, total, validUntil, link }) => ({
    subject: `Presupuesto ${number} de ${seller}`,
    greeting: contact === '' ? 'Hola:' : `Hola, ${contact}:`,
    paragraphs: paragraphs(`${seller} te envía un presupuesto. Puedes aceptarlo, pedir a sus precios o rechazarlo.`, message),
    details: [
      { label: 'Presupuesto', value: number },
      { label: 'Total sin impuestos ni envío', value: total },
      { label: 'Válido hasta', value: validUntil },
    ],
    button: { label: 'Ver el presupuesto', url: link },
    closing:
      'El enlace es privado: quien lo tenga puede aceptar este presupuesto. No necesitas una cuenta. Allí está también el presupuesto en PDF.',
  }),
  ar: ({ seller, number, contact, message, total, validUntil, link }) => ({
    subject: `عرض السعر ${number} من ${seller}`,
    greeting: contact === '' ? 'مرحبًا،' : `مرحبًا ${contact}،`,
    paragraphs: paragraphs(`أرسل إليك ${seller} عرض سعر. يمكنك قبوله والطلب بأسعاره، أو رفضه.`, message),
    details: [
      { label: 'عرض السعر', value: number },
      { label: 'الإجمالي قبل الضريبة والتوصيل', value: total },
      { label: 'صالح حتى', value: validUntil },
    ],
    button: { label: 'عرض التفاصيل', url: link },
    closing: 'الرابط خاص: من يملكه يستطيع قبول هذا العرض. لا تحتاج إلى حساب. وتجد هناك العرض أيضًا بصيغة PDF.',
  }),
}
