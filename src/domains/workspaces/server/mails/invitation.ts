/** Somebody is asked to join a workspace. It goes to an address of which nothing is known: no name, no account, no language. */
import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { AppointedRole } from '../../contract.ts'

type Invited = { inviter: string; workspace: string; role: AppointedRole; token: string }

const linkOf = (token: string) => `/invitation?token=${token}`

export const invitation: MailTemplate<Invited> = {
  en: ({ inviter, workspace, role, token }) => ({
    subject: `${inviter} invites you to ${workspace}`,
    preheader: 'Open the link to see the invitation and join.',
    greeting: 'Hello,',
    paragraphs: [
      `${inviter} would like to work with you in the workspace “${workspace}” on Plaza.`,
      'The link works once and for seven days. If you have no account yet, you can open one on the way.',
    ],
    facts: [{ label: 'Your role', value: role === 'manager' ? 'Manager' : 'Staff' }],
    button: { label: 'See the invitation', url: linkOf(token) },
    closing: 'Whoever opens the link can join in your place, so do not pass it on. If you do not know who this is, ignore this mail.',
  }),
  es: ({ inviter, workspace, role, token }) => ({
    subject: `${inviter} te invita a ${workspace}`,
    preheader: 'Abre el enlace para ver la invitación y unirte.',
    greeting: 'Hola:',
    paragraphs: [
      `${inviter} quiere trabajar contigo en el espacio de trabajo «${workspace}» de Plaza.`,
      'El enlace sirve una sola vez y durante siete días. Si aún no tienes cuenta, puedes crearla por el camino.',
    ],
    facts: [{ label: 'Tu función', value: role === 'manager' ? 'Gestión' : 'Personal' }],
    button: { label: 'Ver la invitación', url: linkOf(token) },
    closing: 'Quien abra el enlace puede unirse en tu lugar, así que no lo reenvíes. Si no conoces a esta persona, ignora este correo.',
  }),
  ar: ({ inviter, workspace, role, token }) => ({
    subject: `${inviter} يدعوك إلى ${workspace}`,
    preheader: 'افتح الرابط لترى الدعوة وتنضم.',
    greeting: 'مرحبًا،',
    paragraphs: [
      `يود ${inviter} أن تعملا معًا في مساحة العمل «${workspace}» على بلازا.`,
      'يعمل الرابط مرة واحدة ولمدة سبعة أيام. إن لم يكن لديك حساب بعد، فيمكنك إنشاؤه في الطريق.',
    ],
    facts: [{ label: 'دورك', value: role === 'manager' ? 'إدارة' : 'فريق العمل' }],
    button: { label: 'عرض الدعوة', url: linkOf(token) },
    closing: 'يستطيع من يفتح الرابط أن ينضم بدلًا منك، فلا تشاركه مع أحد. إن كنت لا تعرف صاحب الدعوة فتجاهل هذه الرسالة.',
  }),
}
