/** README of a personal data archive. */
import type { Language } from '#platform/shared/language.ts'
import { formatMoment } from './mails/notices.ts'

type Readme = { username: string; at: Date }

export const archiveReadme: Record<Language, (readme: Readme) => string> = {
  en: ({ username, at }) =>
    paragraphs(
      'Your data in Plaza',
      `This archive contains the data Plaza stores about ${username}, as of ${formatMoment('en', at)}.`,
      'Each .json file contains one kind of data: user.json has your account, profile, settings and devices; the other files are named after their content. They are plain text that people and programs can read.',
      'The folder “files” contains your profile photo and your uploads of the last day.',
      'Your password and other login credentials are not included.',
      'Store this archive where only you can read it.',
    ),
  es: ({ username, at }) =>
    paragraphs(
      'Tus datos en Plaza',
      `Esto es lo que Plaza guarda sobre ${username}, a fecha de ${formatMoment('es', at)}.`,
      'Cada archivo .json contiene un tipo de datos: user.json es tu cuenta, tu perfil, tus ajustes y tus dispositivos; los demás llevan el nombre de lo que contienen. Son texto que pueden leer personas y programas.',
      'La carpeta «files» contiene tu foto de perfil y lo que subiste en el último día.',
      'Tu contraseña y tus demás credenciales no están incluidas.',
      'Guarda este archivo donde solo tú puedas leerlo.',
    ),
  ar: ({ username, at }) =>
    paragraphs(
      'بياناتك في Plaza',
      `هذا ما تحتفظ به Plaza عن ${username} حتى ${formatMoment('ar', at)}.`,
      'يضم كل ملف من نوع json صنفًا واحدًا من البيانات: الملف user.json فيه حسابك وملفك الشخصي وإعداداتك وأجهزتك، وأسماء بقية الملفات تدل على محتواها. وهي نصوص يقرؤها الناس والبرامج.',
      'يضم المجلد files صورتك الشخصية وما رفعته في اليوم الأخير.',
      'لا توجد هنا كلمة مرورك ولا أي شيء آخر يفتح حسابك.',
      'احفظ هذا الملف حيث لا يقرؤه غيرك.',
    ),
}

function paragraphs(...texts: string[]): string {
  return `${texts.join('\n\n')}\n`
}
