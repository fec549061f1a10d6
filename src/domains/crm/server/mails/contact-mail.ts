/** A mail that a business wrote to one of its contacts. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

/** `refusal`: the path of the page where the recipient refuses further mails. */
type Data = { business: string; subject: string; body: string; refusal: string }

export const contactMail: MailTemplate<Data> = {
  en: ({ business, subject, body, refusal }) => ({
    subject,
    greeting: '',
    paragraphs: [body],
    closing: `${business} wrote this mail to you. An answer to this address does not reach it; use the contact that the text names.`,
    unsubscribe: { label: `No more mail from ${business}`, url: refusal },
  }),
  es: ({ business, subject, body, refusal }) => ({
    subject,
    greeting: '',
    paragraphs: [body],
    closing: `${business} te escribió este correo. Una respuesta a esta dirección no le llega; usa el contacto que indica el texto.`,
    unsubscribe: { label: `No recibir más correo de ${business}`, url: refusal },
  }),
  ar: ({ business, subject, body, refusal }) => ({
    subject,
    greeting: '',
    paragraphs: [body],
    closing: `كتب ${business} هذه الرسالة إليك. لا يصله الرد على هذا العنوان؛ استخدم وسيلة الاتصال المذكورة في النص.`,
    unsubscribe: { label: `عدم تلقي مزيد من رسائل ${business}`, url: refusal },
  }),
}
