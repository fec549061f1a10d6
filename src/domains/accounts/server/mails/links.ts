/** Mails with a link that works once and for one hour. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Linked = { username: string; token: string }

/** Asks the recipient to confirm the account's email. An unconfirmed email also gets it on a password reset request. */
export const confirmAddress: MailTemplate<Linked> = {
  en: ({ username, token }) => ({
    subject: 'Confirm your email address',
    greeting: `Hello ${username},`,
    paragraphs: ['Please confirm that this address is yours. The link works once and expires in one hour.'],
    button: { label: 'Confirm my address', url: `/verify-email?token=${token}` },
    closing:
      'You get this email because somebody created a Plaza account with this address. If it wasn’t you, ignore it: nothing happens unless you open the link.',
  }),
  es: ({ username, token }) => ({
    subject: 'Confirma tu correo',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Confirma que esta dirección es tuya. El enlace sirve una sola vez y caduca en una hora.'],
    button: { label: 'Confirmar mi dirección', url: `/verify-email?token=${token}` },
    closing:
      'Recibes este correo porque alguien abrió una cuenta de Plaza con esta dirección. Si no fuiste tú, ignóralo: sin el enlace no pasa nada.',
  }),
  ar: ({ username, token }) => ({
    subject: 'أكِّد بريدك الإلكتروني',
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['نرجو أن تؤكد أن هذا العنوان لك. يعمل الرابط مرة واحدة ولمدة ساعة.'],
    button: { label: 'تأكيد عنواني', url: `/verify-email?token=${token}` },
    closing: 'وصلتك هذه الرسالة لأن شخصًا ما فتح حسابًا في Plaza بهذا العنوان. إن لم تكن أنت فتجاهلها، فلن يحدث شيء من دون الرابط.',
  }),
}

export const resetPassword: MailTemplate<Linked> = {
  en: ({ username, token }) => ({
    subject: 'Set a new password',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Somebody requested a new password for your account. The link works once and expires in one hour.',
      'Setting a new password signs you out on all devices.',
    ],
    button: { label: 'Set a new password', url: `/reset-password?token=${token}` },
    closing: 'If you didn’t request this, ignore this email: your password stays the same.',
  }),
  es: ({ username, token }) => ({
    subject: 'Crea una contraseña nueva',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien pidió una contraseña nueva para tu cuenta. El enlace sirve una sola vez y caduca en una hora.',
      'Al guardar la nueva contraseña se cierra la sesión en todos tus dispositivos.',
    ],
    button: { label: 'Crear contraseña', url: `/reset-password?token=${token}` },
    closing: 'Si no lo pediste tú, ignora este correo: tu contraseña sigue igual.',
  }),
  ar: ({ username, token }) => ({
    subject: 'عيِّن كلمة مرور جديدة',
    greeting: `مرحبًا ${username}،`,
    paragraphs: [
      'طلب شخص ما كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة ولمدة ساعة.',
      'عند حفظ كلمة المرور الجديدة يُسجَّل الخروج من جميع أجهزتك.',
    ],
    button: { label: 'تعيين كلمة مرور جديدة', url: `/reset-password?token=${token}` },
    closing: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  }),
}

/** Sent to the new email. */
export const confirmNewAddress: MailTemplate<Linked> = {
  en: ({ username, token }) => ({
    subject: 'Confirm your new email address',
    greeting: `Hello ${username},`,
    paragraphs: ['Open the link while you are logged in to use this address for your account. It works once and expires in one hour.'],
    button: { label: 'Use this address', url: `/verify-email?change=${token}` },
    closing: 'If you don’t know this account, ignore this email: nothing changes unless you open the link.',
  }),
  es: ({ username, token }) => ({
    subject: 'Confirma tu nuevo correo',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Abre el enlace con tu sesión iniciada para usar esta dirección en tu cuenta. Sirve una sola vez y caduca en una hora.'],
    button: { label: 'Usar esta dirección', url: `/verify-email?change=${token}` },
    closing: 'Si no conoces esta cuenta, ignora este correo: sin el enlace no cambia nada.',
  }),
  ar: ({ username, token }) => ({
    subject: 'أكِّد بريدك الإلكتروني الجديد',
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['افتح الرابط وأنت مسجّل الدخول لينتقل حسابك إلى هذا العنوان. يعمل مرة واحدة ولمدة ساعة.'],
    button: { label: 'استخدام هذا العنوان', url: `/verify-email?change=${token}` },
    closing: 'إن كنت لا تعرف هذا الحساب فتجاهل هذه الرسالة، فلن يتغير شيء من دون الرابط.',
  }),
}
