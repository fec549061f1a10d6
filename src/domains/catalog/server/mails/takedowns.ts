/** Mails to the owner of the selling workspace when an administrator takes a product down, puts it back or declines an answer. */
import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'
import type { TakedownReason } from '../../contract.ts'

type Product = { name: string; product: string; productId: string }

const editPath = (productId: string) => `/products/${productId}/edit`

const REASONS: Readonly<Record<Language, Readonly<Record<TakedownReason, string>>>> = {
  en: {
    counterfeit: 'Counterfeit goods',
    prohibited: 'Prohibited product',
    dangerous: 'Unsafe product',
    misleading: 'Misleading description',
    intellectualProperty: 'Intellectual property violation',
    offensive: 'Offensive content',
    other: 'Another rule of this marketplace',
  },
  es: {
    counterfeit: 'Producto falsificado',
    prohibited: 'Producto prohibido',
    dangerous: 'Producto peligroso',
    misleading: 'Descripción engañosa',
    intellectualProperty: 'Infracción de la propiedad intelectual',
    offensive: 'Contenido ofensivo',
    other: 'Otra norma de este mercado',
  },
  ar: {
    counterfeit: 'منتج مقلّد',
    prohibited: 'منتج محظور',
    dangerous: 'منتج غير آمن',
    misleading: 'وصف مضلّل',
    intellectualProperty: 'انتهاك للملكية الفكرية',
    offensive: 'محتوى مسيء',
    other: 'قاعدة أخرى من قواعد هذا السوق',
  },
}

export const takenDown: MailTemplate<Product & { reason: TakedownReason; statement: string }> = {
  en: ({ name, product, productId, reason, statement }) => ({
    subject: `${product} was taken down`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `An administrator took down “${product}”. Shoppers can’t see or buy it anymore, and orders that were already placed continue.`,
      `Statement of reasons: ${statement}`,
      'If you disagree or have fixed the problem, answer on the product’s page. An administrator will read your answer and decide.',
    ],
    details: [
      { label: 'Product', value: product },
      { label: 'Rule', value: REASONS.en[reason] },
    ],
    button: { label: 'Answer', url: editPath(productId) },
    closing: 'You’re receiving this email because you own the business that sells this product.',
  }),
  es: ({ name, product, productId, reason, statement }) => ({
    subject: `Se retiró ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Un administrador retiró «${product}». Los compradores ya no pueden verlo ni comprarlo; los pedidos ya realizados continúan.`,
      `Motivos: ${statement}`,
      'Si no estás de acuerdo o has corregido el problema, responde en la página del producto. Un administrador leerá tu respuesta y decidirá.',
    ],
    details: [
      { label: 'Producto', value: product },
      { label: 'Norma', value: REASONS.es[reason] },
    ],
    button: { label: 'Responder', url: editPath(productId) },
    closing: 'Recibes este correo porque tu negocio vende este producto.',
  }),
  ar: ({ name, product, productId, reason, statement }) => ({
    subject: `أُزيل المنتج ${product}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `أزال أحد المشرفين المنتج «${product}». لم يعد بإمكان المتسوقين رؤيته أو شراؤه، وتستمر الطلبات السابقة.`,
      `بيان الأسباب: ${statement}`,
      'إن كنت لا توافق أو أصلحت المشكلة فأجب في صفحة المنتج، وسيقرأ أحد المشرفين ردك ويقرر.',
    ],
    details: [
      { label: 'المنتج', value: product },
      { label: 'القاعدة', value: REASONS.ar[reason] },
    ],
    button: { label: 'الرد', url: editPath(productId) },
    closing: 'وصلتك هذه الرسالة لأنك صاحب النشاط الذي يبيع هذا المنتج.',
  }),
}

export const putBack: MailTemplate<Product> = {
  en: ({ name, product, productId }) => ({
    subject: `${product} was put back`,
    greeting: `Hello ${name},`,
    paragraphs: [`An administrator put “${product}” back. It has the status that you gave it; if it’s active, shoppers can buy it again.`],
    button: { label: 'See the product', url: editPath(productId) },
    closing: 'You’re receiving this email because you own the business that sells this product.',
  }),
  es: ({ name, product, productId }) => ({
    subject: `${product} vuelve a estar disponible`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Un administrador restableció «${product}». Tiene el estado que tú le diste; si está activo, los compradores pueden volver a comprarlo.`,
    ],
    button: { label: 'Ver el producto', url: editPath(productId) },
    closing: 'Recibes este correo porque tu negocio vende este producto.',
  }),
  ar: ({ name, product, productId }) => ({
    subject: `أُعيد المنتج ${product}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`أعاد أحد المشرفين المنتج «${product}» بالحالة التي اخترتها له؛ فإن كان نشطًا أمكن شراؤه من جديد.`],
    button: { label: 'عرض المنتج', url: editPath(productId) },
    closing: 'وصلتك هذه الرسالة لأنك صاحب النشاط الذي يبيع هذا المنتج.',
  }),
}

export const answerDeclined: MailTemplate<Product & { reply: string }> = {
  en: ({ name, product, productId, reply }) => ({
    subject: `${product} stays down`,
    greeting: `Hello ${name},`,
    paragraphs: [`An administrator read your answer about “${product}” and decided that it stays down.`, `Reason: ${reply}`],
    button: { label: 'See the product', url: editPath(productId) },
    closing: 'You’re receiving this email because you own the business that sells this product.',
  }),
  es: ({ name, product, productId, reply }) => ({
    subject: `${product} sigue retirado`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`Un administrador leyó tu respuesta sobre «${product}» y decidió que siga retirado.`, `Motivo: ${reply}`],
    button: { label: 'Ver el producto', url: editPath(productId) },
    closing: 'Recibes este correo porque tu negocio vende este producto.',
  }),
  ar: ({ name, product, productId, reply }) => ({
    subject: `يبقى المنتج ${product} مُزالًا`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`قرأ أحد المشرفين ردك بشأن «${product}» وقرر أن يبقى مُزالًا.`, `السبب: ${reply}`],
    button: { label: 'عرض المنتج', url: editPath(productId) },
    closing: 'وصلتك هذه الرسالة لأنك صاحب النشاط الذي يبيع هذا المنتج.',
  }),
}
