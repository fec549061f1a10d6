/** Mails that carry a link with a token: good once, for an hour. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Linked = { username: string; token: string }

/** Confirms the address of an account; also what an unconfirmed address gets when it asks for a new password. */
export const confirmAddress: MailTemplate<Linked> = {
  en: ({ username, token }) => ({
    subject: 'Confirm your email address',
    greeting: `Hello ${username},`,
    paragraphs: ['Please confirm that this address is yours. The link works once and for one hour.'],
    button: { label: 'Confirm my address', url: `/verify-email?token=${token}` },
    closing:
      'You get this mail because somebody opened a Plaza account with this address. If it was not you, ignore it: nothing happens without the link.',
  }),
  es: ({ username, token }) => ({
    subject: 'Confirma tu correo',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Confirma que esta dirección es tuya. El enlace sirve una sola vez y durante una hora.'],
    button: { label: 'Confirmar mi dirección', url: `/verify-email?token=${token}` },
    closing:
      'Recibes este correo porque alguien abrió una cuenta de Plaza con esta dirección. Si no fuiste tú, ignóralo: sin el enlace no pasa nada.',
  }),
  ar: ({ username, token }) => ({
    subject: 'أكِّد بريدك الإلكتروني',
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['نرجو أن تؤكد أن هذا العنوان لك. يعمل الرابط مرة واحدة ولمدة ساعة.'],
    button: { label: 'تأكيد عنواني', url: `/verify-email?token=${token}` },
    closing: 'وصلتك هذه الرسالة لأن شخصًا ما فتح حسابًا في بلازا بهذا العنوان. إن لم تكن أنت فتجاهلها، فلن يحدث شيء من دون الرابط.',
  }),
}

export const resetPassword: MailTemplate<Linked> = {
  en: ({ username, token }) => ({
    subject: 'Set a new password',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Somebody asked for a new password for your account. The link works once and for one hour.',
      'When the new password is set, all your devices are signed out.',
    ],
    button: { label: 'Set a new password', url: `/reset-password?token=${token}` },
    closing: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  }),
  es: ({ username, token }) => ({
    subject: 'Crea una contraseña nueva',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien pidió una contraseña nueva para tu cuenta. El enlace sirve una sola vez y durante una hora.',
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

/** To the new address. */
export const confirmNewAddress: MailTemplate<Linked> = {
  en: ({ username, token }) => ({
    subject: 'Confirm your new email address',
    greeting: `Hello ${username},`,
    paragraphs: ['Follow the link while you are signed in, and your account moves to this address. It works once and for one hour.'],
    button: { label: 'Use this address', url: `/verify-email?change=${token}` },
    closing: 'If you do not know this account, ignore this mail: nothing changes without the link.',
  }),
  es: ({ username, token }) => ({
    subject: 'Confirma tu nuevo correo',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Abre el enlace con tu sesión iniciada y tu cuenta pasará a esta dirección. Sirve una sola vez y durante una hora.'],
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
