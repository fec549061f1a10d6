/** The operator cancelled something, paid it back, or decided a dispute otherwise; to the shopper. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type SteppedIn = { name: string; orderId: string; goods: readonly string[]; amount: string; reason: string; waived: boolean; link: string }

const listed = (goods: readonly string[]) => goods.map((line) => `• ${line}`).join('\n')

export const platformCancelled: MailTemplate<SteppedIn> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Cancelled in order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Plaza has cancelled this, and it will not be sent:\n${listed(goods)}`,
      `The reason: “${reason}”`,
      waived ? `You owe ${amount} less.` : `${amount} go back to you the way you paid.`,
    ],
    button: { label: 'See the order', url: link },
    closing: 'Everything else of your order stays as it is.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Cancelado en el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Plaza ha cancelado esto y no se enviará:\n${listed(goods)}`,
      `El motivo: «${reason}»`,
      waived ? `Debes ${amount} menos.` : `Te devolvemos ${amount} por donde pagaste.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Lo demás de tu pedido sigue igual.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `إلغاء في الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `ألغت بلازا ما يلي ولن يُرسل:\n${listed(goods)}`,
      `السبب: «${reason}»`,
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'يبقى كل ما سوى ذلك من طلبك كما هو.',
  }),
}

export const platformRefunded: MailTemplate<SteppedIn> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Plaza refunds you for order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Plaza has decided that your money goes back for:\n${listed(goods)}`,
      `The reason: “${reason}”`,
      waived ? `You owe ${amount} less.` : `${amount} go back to you the way you paid.`,
    ],
    button: { label: 'See the order', url: link },
    closing: 'Depending on your bank it can take a few days until you see the money.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Plaza te reembolsa el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Plaza ha decidido que se te devuelva el dinero de:\n${listed(goods)}`,
      `El motivo: «${reason}»`,
      waived ? `Debes ${amount} menos.` : `Te devolvemos ${amount} por donde pagaste.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Según tu banco, el dinero puede tardar unos días en aparecer.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `بلازا تردّ إليك مبلغ الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `قررت بلازا ردّ مالك عن:\n${listed(goods)}`,
      `السبب: «${reason}»`,
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'قد يستغرق ظهور المبلغ بضعة أيام بحسب مصرفك.',
  }),
}

type Dismissed = { name: string; orderId: string; vendor: string; reason: string; link: string }

export const disputeDismissed: MailTemplate<Dismissed> = {
  en: ({ name, orderId, vendor, reason, link }) => ({
    subject: `Plaza’s decision about order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [`We have read what you and ${vendor} wrote about the return. It stays refused.`, `The reason: “${reason}”`],
    button: { label: 'See the return', url: link },
    closing: 'This decision is final on Plaza. Your rights by law are not touched by it.',
  }),
  es: ({ name, orderId, vendor, reason, link }) => ({
    subject: `La decisión de Plaza sobre el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`Hemos leído lo que tú y ${vendor} escribisteis sobre la devolución. Sigue rechazada.`, `El motivo: «${reason}»`],
    button: { label: 'Ver la devolución', url: link },
    closing: 'En Plaza esta decisión es definitiva. Tus derechos legales no cambian.',
  }),
  ar: ({ name, orderId, vendor, reason, link }) => ({
    subject: `قرار بلازا بشأن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`قرأنا ما كتبته أنت و${vendor} عن الإرجاع، ويبقى مرفوضًا.`, `السبب: «${reason}»`],
    button: { label: 'عرض الإرجاع', url: link },
    closing: 'هذا القرار نهائي على بلازا، ولا يمسّ حقوقك القانونية.',
  }),
}
