/** Emails to the shopper: an administrator canceled or refunded items, or dismissed a dispute. */

import type { MailTemplate } from '#platform/server/mail/message.ts'
import { itemList } from './item-list.ts'

type AdminRefundMail = {
  name: string
  orderId: string
  goods: readonly string[]
  amount: string
  reason: string
  waived: boolean
  link: string
}

export const platformCancelled: MailTemplate<AdminRefundMail> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Items canceled in order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Plaza canceled these items, and they won’t ship:\n${itemList(goods)}`,
      `Reason: “${reason}”`,
      waived ? `The amount you owe is ${amount} less.` : `We’re refunding ${amount} to your original payment method.`,
    ],
    button: { label: 'View order', url: link },
    closing: 'The rest of your order is unchanged.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Artículos cancelados en el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Plaza ha cancelado estos artículos y no se enviarán:\n${itemList(goods)}`,
      `El motivo: «${reason}»`,
      waived ? `Debes ${amount} menos.` : `Te reembolsamos ${amount} en tu método de pago original.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'El resto de tu pedido no cambia.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `إلغاء منتجات في الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `ألغت بلازا هذه المنتجات ولن تُشحن:\n${itemList(goods)}`,
      `السبب: «${reason}»`,
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'لا يتغيّر باقي طلبك.',
  }),
}

export const platformRefunded: MailTemplate<AdminRefundMail> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Plaza refunded items of order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Plaza decided to refund these items:\n${itemList(goods)}`,
      `Reason: “${reason}”`,
      waived ? `The amount you owe is ${amount} less.` : `We’re refunding ${amount} to your original payment method.`,
    ],
    button: { label: 'View order', url: link },
    closing: 'Your bank may take a few days to show the refund.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Plaza te reembolsó artículos del pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Plaza ha decidido reembolsarte estos artículos:\n${itemList(goods)}`,
      `El motivo: «${reason}»`,
      waived ? `Debes ${amount} menos.` : `Te reembolsamos ${amount} en tu método de pago original.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Según tu banco, el dinero puede tardar unos días en aparecer.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `ردّت بلازا ثمن منتجات من الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `قررت بلازا ردّ ثمن هذه المنتجات:\n${itemList(goods)}`,
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
    paragraphs: [`We reviewed the messages from you and ${vendor}. The return remains refused.`, `Reason: “${reason}”`],
    button: { label: 'View return', url: link },
    closing: 'This decision is final on Plaza. It doesn’t affect your legal rights.',
  }),
  es: ({ name, orderId, vendor, reason, link }) => ({
    subject: `La decisión de Plaza sobre el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`Hemos revisado tus mensajes y los de ${vendor}. La devolución sigue rechazada.`, `El motivo: «${reason}»`],
    button: { label: 'Ver la devolución', url: link },
    closing: 'En Plaza esta decisión es definitiva. No afecta a tus derechos legales.',
  }),
  ar: ({ name, orderId, vendor, reason, link }) => ({
    subject: `قرار بلازا بشأن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`راجعنا رسائلك ورسائل ${vendor}. يبقى الإرجاع مرفوضًا.`, `السبب: «${reason}»`],
    button: { label: 'عرض الإرجاع', url: link },
    closing: 'هذا القرار نهائي على بلازا، ولا يمسّ حقوقك القانونية.',
  }),
}
