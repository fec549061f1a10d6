/** The mail with which employees see their own record. Nothing is known about an account of the recipient. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Words = { workspace: string; name: string; link: string }

export const employmentInvitation: MailTemplate<Words> = {
  en: ({ workspace, name, link }) => ({
    subject: `${workspace} invites you to your employee page`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${workspace} invites you to see your own employee record on Plaza: your data, and the documents they share with you.`,
      'The link works once and expires in fourteen days. You accept with your own account, and you can end it at any time.',
    ],
    button: { label: 'View invitation', url: link },
    closing:
      'The link is private: anyone who has it can accept in your place, so don’t share it. If you don’t work there, ignore this email.',
  }),
  es: ({ workspace, name, link }) => ({
    subject: `${workspace} te invita a tu página de empleado`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `${workspace} te invita a ver tu ficha de empleado en Plaza: tus datos y los documentos que comparten contigo.`,
      'El enlace sirve una sola vez y caduca en catorce días. Aceptas con tu propia cuenta y puedes dejarlo cuando quieras.',
    ],
    button: { label: 'Ver la invitación', url: link },
    closing:
      'El enlace es privado: quien lo tenga puede aceptar en tu lugar, así que no lo reenvíes. Si no trabajas allí, ignora este correo.',
  }),
  ar: ({ workspace, name, link }) => ({
    subject: `${workspace}: دعوة إلى صفحتك الوظيفية`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `تدعوك ${workspace} إلى الاطلاع على سجلك الوظيفي على Plaza: بياناتك والمستندات المشاركة معك.`,
      'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد أربعة عشر يومًا. تقبل الدعوة بحسابك، ويمكنك إنهاء الربط في أي وقت.',
    ],
    button: { label: 'عرض الدعوة', url: link },
    closing: 'الرابط خاص: كل من يملكه يستطيع القبول بدلًا منك، فلا تشاركه. إن كنت لا تعمل هناك فتجاهل هذه الرسالة.',
  }),
}
