/** An example of a domain's template in `server/mails/`, used by the tests of this folder. */
import type { MailTemplate } from './message.ts'

/** A sign-in on a new device. */
export const newSignIn: MailTemplate<{ name: string; device: string; address: string }> = {
  en: ({ name, device, address }) => ({
    subject: 'New sign-in to your account',
    preheader: `On ${device}. Was it you?`,
    greeting: `Hello ${name},`,
    paragraphs: ['Your account was just used to sign in on a new device. If this was you, no action is needed.'],
    details: [
      { label: 'Device', value: device },
      { label: 'IP address', value: address },
    ],
    button: { label: 'Review your sessions', url: '/settings/security?from=mail&what=sessions' },
    closing: 'If this was not you, change your password right away. We email you whenever a new device signs in.',
  }),
  es: ({ name, device, address }) => ({
    subject: 'Nuevo inicio de sesión en tu cuenta',
    preheader: `En ${device}. ¿Has sido tú?`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Alguien acaba de iniciar sesión en tu cuenta desde un dispositivo que no conocíamos. Si has sido tú, no tienes que hacer nada.',
    ],
    details: [
      { label: 'Dispositivo', value: device },
      { label: 'Dirección IP', value: address },
    ],
    button: { label: 'Ver mis sesiones', url: '/settings/security?from=mail&what=sessions' },
    closing: 'Si no has sido tú, cambia tu contraseña cuanto antes. Te escribimos cada vez que un dispositivo nuevo inicia sesión.',
  }),
  ar: ({ name, device, address }) => ({
    subject: 'تسجيل دخول جديد إلى حسابك',
    preheader: `على ${device}. هل كنت أنت؟`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['سُجّل الدخول إلى حسابك للتو من جهاز لم نعرفه من قبل. إذا كنت أنت من فعل ذلك، فلا يلزمك شيء.'],
    details: [
      { label: 'الجهاز', value: device },
      { label: 'عنوان IP', value: address },
    ],
    button: { label: 'عرض جلساتي', url: '/settings/security?from=mail&what=sessions' },
    closing: 'إذا لم تكن أنت، فغيّر كلمة المرور فورًا. نراسلك كلما سُجّل الدخول من جهاز جديد.',
  }),
}
