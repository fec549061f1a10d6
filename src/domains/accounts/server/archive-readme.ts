/** What the archive says about itself, to the person it is about. */
import type { Language } from '#platform/shared/language.ts'
import { momentIn } from './mails/notices.ts'

type Readme = { username: string; at: Date }

export const archiveReadme: Record<Language, (readme: Readme) => string> = {
  en: ({ username, at }) =>
    paragraphs(
      'Your data in Plaza',
      `This is what Plaza keeps about ${username}, as of ${momentIn('en', at)}.`,
      'Each .json file holds one kind of thing: user.json is your account, your profile, your settings and your devices; the others are named after what they hold. They are plain text that people and programs can read.',
      'The folder «files» holds your profile picture and what you uploaded in the last day.',
      'Your password, and whatever else opens your account, is not in here.',
      'Keep this archive where only you can read it.',
    ),
  es: ({ username, at }) =>
    paragraphs(
      'Tus datos en Plaza',
      `Esto es lo que Plaza guarda sobre ${username}, a fecha de ${momentIn('es', at)}.`,
      'Cada archivo .json contiene un tipo de datos: user.json es tu cuenta, tu perfil, tus ajustes y tus dispositivos; los demás llevan el nombre de lo que contienen. Son texto que pueden leer personas y programas.',
      'La carpeta «files» contiene tu foto de perfil y lo que subiste en el último día.',
      'Tu contraseña y todo lo demás que abre tu cuenta no está aquí.',
      'Guarda este archivo donde solo tú puedas leerlo.',
    ),
  ar: ({ username, at }) =>
    paragraphs(
      'بياناتك في بلازا',
      `هذا ما تحتفظ به بلازا عن ${username} حتى ${momentIn('ar', at)}.`,
      'يضم كل ملف من نوع json صنفًا واحدًا من البيانات: الملف user.json فيه حسابك وملفك الشخصي وإعداداتك وأجهزتك، وأسماء بقية الملفات تدل على محتواها. وهي نصوص يقرؤها الناس والبرامج.',
      'يضم المجلد files صورتك الشخصية وما رفعته في اليوم الأخير.',
      'لا توجد هنا كلمة مرورك ولا أي شيء آخر يفتح حسابك.',
      'احفظ هذا الملف حيث لا يقرؤه غيرك.',
    ),
}

function paragraphs(...texts: string[]): string {
  return `${texts.join('\n\n')}\n`
}
