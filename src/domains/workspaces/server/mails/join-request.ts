/** Tells an inviter that somebody opened their invitation with another account. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type JoinRequestWords = { inviter: string; user: string; email: string; workspace: string }

const PEOPLE = '/settings?tab=workspace'

export const joinRequest: MailTemplate<JoinRequestWords> = {
  en: ({ inviter, user, email, workspace }) => ({
    subject: `${user} wants to join ${workspace}`,
    greeting: `Hello ${inviter},`,
    paragraphs: [
      `${user} opened the invitation that you sent to ${email}. Their account doesn’t have that confirmed email address, so you decide whether they join “${workspace}”.`,
    ],
    button: { label: 'Review the request', url: PEOPLE },
    closing: 'If you don’t know this account, decline: the link then stops working.',
  }),
  es: ({ inviter, user, email, workspace }) => ({
    subject: `${user} quiere unirse a ${workspace}`,
    greeting: `Hola, ${inviter}:`,
    paragraphs: [
      `${user} abrió la invitación que enviaste a ${email}. Su cuenta no tiene confirmada esa dirección, así que tú decides si se une a «${workspace}».`,
    ],
    button: { label: 'Ver la solicitud', url: PEOPLE },
    closing: 'Si no conoces esta cuenta, rechaza la solicitud: el enlace dejará de servir.',
  }),
  ar: ({ inviter, user, email, workspace }) => ({
    subject: `يريد ${user} الانضمام إلى ${workspace}`,
    greeting: `مرحبًا ${inviter}،`,
    paragraphs: [`فتح ${user} الدعوة التي أرسلتها إلى ${email}. هذا العنوان غير مؤكّد في حسابه، فالقرار لك في انضمامه إلى «${workspace}».`],
    button: { label: 'مراجعة الطلب', url: PEOPLE },
    closing: 'إن كنت لا تعرف هذا الحساب فارفض الطلب، وعندها يتوقف الرابط عن العمل.',
  }),
}
