/** Money came that bought nothing, and goes back. The shopper may have closed the page long ago. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

/** `twice`: an order was placed all the same, paid by other means. */
type Returned = { name: string; amount: string; twice: boolean }

export const moneyReturnedMail: MailTemplate<Returned> = {
  en: ({ name, amount, twice }) => ({
    subject: `${amount} is on its way back to you`,
    greeting: `Hello ${name},`,
    paragraphs: [
      twice
        ? `Your order was paid twice. The second payment of ${amount} was not needed, and we are giving all of it back. Your order stays as it is.`
        : `Your payment of ${amount} came when the goods were already sold, so no order was placed. We are giving all of it back.`,
      'With your bank that can take a few days. There is nothing you have to do.',
    ],
    closing: 'You get this mail because of a payment at Plaza.',
  }),
  es: ({ name, amount, twice }) => ({
    subject: `Te devolvemos ${amount}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      twice
        ? `Tu pedido se pagó dos veces. El segundo pago, de ${amount}, no hacía falta y te lo devolvemos entero. Tu pedido sigue igual.`
        : `Tu pago de ${amount} llegó cuando los artículos ya se habían vendido, así que no se hizo ningún pedido. Te lo devolvemos entero.`,
      'Tu banco puede tardar unos días. No tienes que hacer nada.',
    ],
    closing: 'Recibes este correo por un pago en Plaza.',
  }),
  ar: ({ name, amount, twice }) => ({
    subject: `نعيد إليك ${amount}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      twice
        ? `دُفع ثمن طلبك مرتين. لم تكن الدفعة الثانية بقيمة ${amount} لازمة، ونعيدها إليك كاملة. يبقى طلبك كما هو.`
        : `وصلت دفعتك بقيمة ${amount} بعد أن بيعت المنتجات، فلم يُسجَّل أي طلب. نعيد إليك المبلغ كاملًا.`,
      'قد يستغرق ذلك بضعة أيام لدى بنكك، ولا يلزمك فعل أي شيء.',
    ],
    closing: 'تصلك هذه الرسالة بسبب عملية دفع في بلازا.',
  }),
}
