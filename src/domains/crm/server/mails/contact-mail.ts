/** A mail that a business wrote to one of its contacts. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

/** `author`: who gets an answer; null: nobody. `refusal`: the path of the page where the recipient refuses further mails. */
type Data = { business: string; subject: string; body: string; author: string | null; refusal: string }

export const contactMail: MailTemplate<Data> = {
  en: ({ business, subject, body, author, refusal }) => ({
    subject,
    greeting: '',
    paragraphs: [body],
    closing: author
      ? `${business} wrote this mail to you. Your answer goes to ${author}.`
      : `${business} wrote this mail to you. An answer to this address does not reach it; use the contact that the text names.`,
    unsubscribe: { label: `No more mail from ${business}`, url: refusal },
  }),
  es: ({ business, subject, body, author, refusal }) => ({
    subject,
    greeting: '',
    paragraphs: [body],
    closing: author
      ? `${business} te escribió este correo. Tu respuesta le llega a ${author}.`
      : `${business} te escribió este correo. Una respuesta a esta dirección no le llega; usa el contacto que indica el texto.`,
    unsubscribe: { label: `No recibir más correo de ${business}`, url: refusal },
  }),
  ar: ({ business, subject, body, author, refusal }) => ({
    subject,
    greeting: '',
    paragraphs: [body],
    closing: author
      ? `كتب ${business} هذه الرسالة إليك. يصل ردك إلى ${author}.`
      : `كتب ${business} هذه الرسالة إليك. لا يصله الرد على هذا العنوان؛ استخدم وسيلة الاتصال المذكورة في النص.`,
    unsubscribe: { label: `عدم تلقي مزيد من رسائل ${business}`, url: refusal },
  }),
}
