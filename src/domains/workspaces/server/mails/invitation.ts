/** Invitation mail. Nothing is known about the recipient: no name, no account, no language. */
import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { AppointedRole } from '../../contract.ts'

type InvitationWords = { inviter: string; workspace: string; role: AppointedRole; token: string }

const invitationPath = (token: string) => `/invitation?token=${token}`

export const invitation: MailTemplate<InvitationWords> = {
  en: ({ inviter, workspace, role, token }) => ({
    subject: `${inviter} invites you to ${workspace}`,
    preheader: 'Open the link to see the invitation and join.',
    greeting: 'Hello,',
    paragraphs: [
      `${inviter} invited you to the workspace “${workspace}” on Plaza.`,
      'The link works once and expires in seven days. If you don’t have an account yet, you can create one when you accept.',
    ],
    details: [{ label: 'Your role', value: role === 'manager' ? 'Manager' : 'Staff' }],
    button: { label: 'View invitation', url: invitationPath(token) },
    closing: 'The link is for this email address, so don’t share it. If you don’t know the sender, ignore this email.',
  }),
  es: ({ inviter, workspace, role, token }) => ({
    subject: `${inviter} te invita a ${workspace}`,
    preheader: 'Abre el enlace para ver la invitación y unirte.',
    greeting: 'Hola:',
    paragraphs: [
      `${inviter} te ha invitado al espacio de trabajo «${workspace}» de Plaza.`,
      'El enlace sirve una sola vez y caduca en siete días. Si aún no tienes cuenta, puedes crearla al aceptar.',
    ],
    details: [{ label: 'Tu función', value: role === 'manager' ? 'Responsable' : 'Personal' }],
    button: { label: 'Ver la invitación', url: invitationPath(token) },
    closing: 'El enlace es para esta dirección de correo, así que no lo reenvíes. Si no conoces a esta persona, ignora este correo.',
  }),
  ar: ({ inviter, workspace, role, token }) => ({
    subject: `${inviter} يدعوك إلى ${workspace}`,
    preheader: 'افتح الرابط لترى الدعوة وتنضم.',
    greeting: 'مرحبًا،',
    paragraphs: [
      `دعاك ${inviter} إلى مساحة العمل «${workspace}» على Plaza.`,
      'يعمل الرابط مرة واحدة ولمدة سبعة أيام. إن لم يكن لديك حساب بعد، فيمكنك إنشاؤه عند القبول.',
    ],
    details: [{ label: 'دورك', value: role === 'manager' ? 'مدير' : 'موظف' }],
    button: { label: 'عرض الدعوة', url: invitationPath(token) },
    closing: 'الرابط مخصّص لعنوان البريد هذا، فلا تشاركه مع أحد. إن كنت لا تعرف المرسل فتجاهل هذه الرسالة.',
  }),
}
