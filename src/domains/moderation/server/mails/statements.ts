/** The statement of reasons to the author, and the answer to an appeal. */
import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ReportReason } from '../../../reports/contract.ts'
import type { Action } from '../../contract.ts'

type Statement = {
  name: string
  action: Action
  reason: ReportReason | null
  text: string
  excerpt: string
  detected: 'reports' | 'filter'
  /** Dates as the reader writes them. */
  until: string | null
  appealUntil: string | null
  path: string
}
type Answer = { name: string; outcome: 'upheld' | 'reversed'; text: string; path: string }

const RULES: Readonly<Record<Language, Readonly<Record<ReportReason, string>>>> = {
  en: {
    counterfeit: 'No counterfeit goods',
    prohibited: 'No prohibited products',
    dangerous: 'No unsafe products',
    misleading: 'Nothing false or misleading',
    intellectualProperty: 'No violations of intellectual property',
    offensive: 'No offensive content',
    spam: 'No advertising or spam',
    offTopic: 'Stay on topic',
    private: 'No private information of others',
    other: 'Other rules of this Plaza',
  },
  es: {
    counterfeit: 'Nada falsificado',
    prohibited: 'Sin productos prohibidos',
    dangerous: 'Sin productos peligrosos',
    misleading: 'Nada falso ni engañoso',
    intellectualProperty: 'Respeta la propiedad intelectual',
    offensive: 'Sin contenido ofensivo',
    spam: 'Sin publicidad ni spam',
    offTopic: 'No te salgas del tema',
    private: 'Sin datos privados de otras personas',
    other: 'Otras normas de esta Plaza',
  },
  ar: {
    counterfeit: 'لا بضائع مقلّدة',
    prohibited: 'لا منتجات محظورة',
    dangerous: 'لا منتجات غير آمنة',
    misleading: 'لا محتوى كاذب أو مضلّل',
    intellectualProperty: 'احترام الملكية الفكرية',
    offensive: 'لا محتوى مسيء',
    spam: 'لا إعلانات ولا رسائل مزعجة',
    offTopic: 'الالتزام بالموضوع',
    private: 'لا معلومات خاصة بالآخرين',
    other: 'قواعد أخرى لهذه المنصة',
  },
}

export const statement: MailTemplate<Statement> = {
  en: (said) => ({
    subject: {
      dismiss: 'Your text was published',
      remove: 'Your content was removed',
      warn: 'You got a warning',
      suspend: 'Your account was suspended',
    }[said.action],
    greeting: `Hello ${said.name},`,
    paragraphs: [
      {
        dismiss: 'An administrator looked at a text of yours that was held for review, and published it.',
        remove: 'An administrator removed content of yours. Others no longer see it.',
        warn: 'An administrator warns you about content of yours. It stays visible.',
        suspend: `An administrator removed content of yours and suspended your account. ${said.until ? `The suspension ends on ${said.until}.` : 'It lasts until an administrator lifts it.'}`,
      }[said.action],
      said.text,
    ].filter(Boolean),
    details: [
      ...(said.excerpt ? [{ label: 'What it is about', value: said.excerpt }] : []),
      ...(said.reason ? [{ label: 'Rule', value: RULES.en[said.reason] }] : []),
      {
        label: 'How it was found',
        value: said.detected === 'filter' ? 'By an automatic filter; a person decided' : 'By reports; a person decided',
      },
      ...(said.appealUntil ? [{ label: 'Appeal until', value: said.appealUntil }] : []),
    ],
    button: { label: said.appealUntil ? 'Read and appeal' : 'Read the decision', url: said.path },
    closing: 'You can appeal once. Another administrator decides about it, if there is one.',
  }),
  es: (said) => ({
    subject: {
      dismiss: 'Tu texto se publicó',
      remove: 'Se eliminó contenido tuyo',
      warn: 'Recibiste una advertencia',
      suspend: 'Tu cuenta fue suspendida',
    }[said.action],
    greeting: `Hola, ${said.name}:`,
    paragraphs: [
      {
        dismiss: 'Un administrador revisó un texto tuyo que estaba retenido y lo publicó.',
        remove: 'Un administrador eliminó contenido tuyo. Los demás ya no lo ven.',
        warn: 'Un administrador te advierte por contenido tuyo, que sigue visible.',
        suspend: `Un administrador eliminó contenido tuyo y suspendió tu cuenta. ${said.until ? `La suspensión termina el ${said.until}.` : 'Dura hasta que un administrador la levante.'}`,
      }[said.action],
      said.text,
    ].filter(Boolean),
    details: [
      ...(said.excerpt ? [{ label: 'De qué se trata', value: said.excerpt }] : []),
      ...(said.reason ? [{ label: 'Norma', value: RULES.es[said.reason] }] : []),
      {
        label: 'Cómo se detectó',
        value: said.detected === 'filter' ? 'Por un filtro automático; decidió una persona' : 'Por denuncias; decidió una persona',
      },
      ...(said.appealUntil ? [{ label: 'Puedes apelar hasta', value: said.appealUntil }] : []),
    ],
    button: { label: said.appealUntil ? 'Leer y apelar' : 'Leer la decisión', url: said.path },
    closing: 'Puedes apelar una vez. Decide otro administrador, si lo hay.',
  }),
  ar: (said) => ({
    subject: { dismiss: 'نُشر نصك', remove: 'أُزيل محتوى لك', warn: 'وصلك تحذير', suspend: 'أُوقف حسابك' }[said.action],
    greeting: `مرحبًا ${said.name}،`,
    paragraphs: [
      {
        dismiss: 'راجع أحد المشرفين نصًا لك كان محجوزًا ونشره.',
        remove: 'أزال أحد المشرفين محتوى لك، ولم يعد الآخرون يرونه.',
        warn: 'يحذّرك أحد المشرفين بسبب محتوى لك، ويبقى المحتوى ظاهرًا.',
        suspend: `أزال أحد المشرفين محتوى لك وأوقف حسابك. ${said.until ? `ينتهي الإيقاف في ${said.until}.` : 'يستمر الإيقاف إلى أن يرفعه أحد المشرفين.'}`,
      }[said.action],
      said.text,
    ].filter(Boolean),
    details: [
      ...(said.excerpt ? [{ label: 'المحتوى', value: said.excerpt }] : []),
      ...(said.reason ? [{ label: 'القاعدة', value: RULES.ar[said.reason] }] : []),
      { label: 'كيف اكتُشف', value: said.detected === 'filter' ? 'بمرشّح آلي، وقرّر شخص' : 'ببلاغات، وقرّر شخص' },
      ...(said.appealUntil ? [{ label: 'يمكنك الاعتراض حتى', value: said.appealUntil }] : []),
    ],
    button: { label: said.appealUntil ? 'قراءة القرار والاعتراض' : 'قراءة القرار', url: said.path },
    closing: 'يمكنك الاعتراض مرة واحدة، وينظر فيه مشرف آخر إن وُجد.',
  }),
}

export const answer: MailTemplate<Answer> = {
  en: ({ name, outcome, text, path }) => ({
    subject: outcome === 'reversed' ? 'Your appeal was accepted' : 'Your appeal was declined',
    greeting: `Hello ${name},`,
    paragraphs: [outcome === 'reversed' ? 'The decision was reversed, and your content is back.' : 'The decision stays as it is.', text],
    button: { label: 'Read the decision', url: path },
    closing: 'You get this email because you appealed against a decision.',
  }),
  es: ({ name, outcome, text, path }) => ({
    subject: outcome === 'reversed' ? 'Se aceptó tu apelación' : 'Se rechazó tu apelación',
    greeting: `Hola, ${name}:`,
    paragraphs: [outcome === 'reversed' ? 'Se anuló la decisión y tu contenido ha vuelto.' : 'La decisión se mantiene.', text],
    button: { label: 'Leer la decisión', url: path },
    closing: 'Recibes este correo porque apelaste una decisión.',
  }),
  ar: ({ name, outcome, text, path }) => ({
    subject: outcome === 'reversed' ? 'قُبل اعتراضك' : 'رُفض اعتراضك',
    greeting: `مرحبًا ${name}،`,
    paragraphs: [outcome === 'reversed' ? 'أُلغي القرار وعاد محتواك.' : 'يبقى القرار كما هو.', text],
    button: { label: 'قراءة القرار', url: path },
    closing: 'وصلتك هذه الرسالة لأنك اعترضت على قرار.',
  }),
}
