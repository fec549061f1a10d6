/** Email to the shopper about the refund of a payment that placed no order. The shopper may have left the page before it arrived. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

/** `twice`: the order exists and was paid by another payment. */
type Returned = { name: string; amount: string; twice: boolean }

export const moneyReturnedMail: MailTemplate<Returned> = {
  en: ({ name, amount, twice }) => ({
    subject: `We’re refunding ${amount}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      twice
        ? `Your order was paid twice. We’re refunding the second payment of ${amount} in full. Your order is unchanged.`
        : `The items sold out before your payment of ${amount} arrived, so no order was placed. We’re refunding it in full.`,
      'Your bank may take a few days. You don’t have to do anything.',
    ],
    closing: 'You’re receiving this email because of a payment on Plaza.',
  }),
  es: ({ name, amount, twice }) => ({
    subject: `Te reembolsamos ${amount}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      twice
        ? `Tu pedido se pagó dos veces. Te reembolsamos por completo el segundo pago, de ${amount}. Tu pedido no cambia.`
        : `Los artículos se agotaron antes de que llegara tu pago de ${amount}, así que no se hizo ningún pedido. Te lo reembolsamos por completo.`,
      'Tu banco puede tardar unos días. No tienes que hacer nada.',
    ],
    closing: 'Recibes este correo por un pago en Plaza.',
  }),
  ar: ({ name, amount, twice }) => ({
    subject: `نردّ إليك ${amount}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      twice
        ? `دُفع ثمن طلبك مرتين. نردّ إليك الدفعة الثانية بقيمة ${amount} كاملة. لا يتغيّر طلبك.`
        : `نفدت المنتجات قبل وصول دفعتك بقيمة ${amount}، فلم يُسجَّل أي طلب. نردّ إليك المبلغ كاملًا.`,
      'قد يستغرق ذلك بضعة أيام لدى بنكك، ولا يلزمك فعل أي شيء.',
    ],
    closing: 'تصلك هذه الرسالة بسبب عملية دفع في بلازا.',
  }),
}
