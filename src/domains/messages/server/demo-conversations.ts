/** What the people of the demo data write to each other. */

import type { ReportReason } from '../../reports/contract.ts'

/** `hoursAgo` descends. `reaction`: whose, and which. */
export type DemoLine = {
  by: string
  hoursAgo: number
  text: string
  reaction?: readonly [string, string]
  reported?: { by: string; reason: ReportReason; note: string }
}

/** `people` of a group begin with its owner. `unreadBy`: who has not read its last message. */
export type DemoConversation = {
  with: { people: readonly [string, string] } | { person: string; shop: string } | { group: string; people: readonly string[] }
  isRequest?: true
  unreadBy?: readonly string[]
  lines: readonly DemoLine[]
}

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    with: { people: ['bruno', 'mei'] },
    unreadBy: ['bruno'],
    lines: [
      { by: 'mei', hoursAgo: 52, text: 'Did the headphones from Low Hum arrive?' },
      { by: 'bruno', hoursAgo: 51, text: 'This morning. The box alone is worth keeping.' },
      { by: 'mei', hoursAgo: 50.8, text: 'Told you so. Bring them on Saturday, I want to try them.', reaction: ['bruno', '👍'] },
      { by: 'bruno', hoursAgo: 49, text: 'Saturday it is. The café on Calle Larga, at ten?' },
      { by: 'mei', hoursAgo: 3, text: 'Ten is fine. I’ll bring the tea from Hassan.' },
    ],
  },
  {
    with: { people: ['amira', 'hassan'] },
    unreadBy: ['amira'],
    lines: [
      { by: 'hassan', hoursAgo: 76, text: 'مرحبًا أميرة، هل بقي من أكواب القهوة الزرقاء؟' },
      { by: 'amira', hoursAgo: 74, text: 'أهلًا حسن، بقيت أربعة، وسأفتح الفرن يوم الخميس.', reaction: ['hassan', '🙏'] },
      { by: 'hassan', hoursAgo: 5, text: 'ممتاز، احجزي لي اثنين من فضلك.' },
    ],
  },
  {
    with: { people: ['amira', 'noelia'] },
    lines: [
      { by: 'noelia', hoursAgo: 120, text: '¿Cómo te quedó el esmalte nuevo?' },
      { by: 'amira', hoursAgo: 119, text: 'Más claro de lo que esperaba. Te mando una foto cuando abra el horno.' },
      { by: 'noelia', hoursAgo: 118, text: 'Baja diez grados y sube despacio. A mí me funcionó.', reaction: ['amira', '❤️'] },
    ],
  },
  {
    with: { people: ['marisol', 'mei'] },
    lines: [
      { by: 'mei', hoursAgo: 41, text: 'Is the blue bell for the handlebar still there?' },
      { by: 'marisol', hoursAgo: 40, text: 'Yes, two of them. Shall I put one aside?' },
      { by: 'mei', hoursAgo: 39, text: 'No, thank you. I found a cheaper one.' },
      {
        by: 'marisol',
        hoursAgo: 38.5,
        text: 'Then don’t waste my time, you miser. I have your address on the last label.',
        reported: { by: 'mei', reason: 'offensive', note: 'I only asked about a bell.' },
      },
    ],
  },
  {
    with: { people: ['omar', 'theo'] },
    unreadBy: ['omar'],
    lines: [
      { by: 'theo', hoursAgo: 30, text: 'The payout arrived, thank you for looking into it.' },
      { by: 'omar', hoursAgo: 29, text: 'Good. The bank had the account twice.' },
      { by: 'theo', hoursAgo: 8, text: 'One more question: may I sell the demo units at a discount?' },
    ],
  },
  {
    with: { group: 'Clay and coffee', people: ['amira', 'noelia', 'theo', 'mei', 'bruno'] },
    unreadBy: ['amira', 'bruno'],
    lines: [
      { by: 'amira', hoursAgo: 96, text: 'The kiln opens on Thursday at five, Amman time. I’ll turn the camera on. Who comes?' },
      { by: 'mei', hoursAgo: 95, text: 'Me. It’s nine in the morning here, so I’ll bring tea.', reaction: ['amira', '🎉'] },
      { by: 'theo', hoursAgo: 94, text: 'Me too, from the bench. Keep a cup for me.' },
      { by: 'bruno', hoursAgo: 90, text: 'I’ll bring the coffee, on my side of the screen.', reaction: ['theo', '❤️'] },
      { by: 'noelia', hoursAgo: 6, text: 'I join a little later. Don’t open the top shelf without me!' },
    ],
  },
  {
    with: { person: 'bruno', shop: 'dar-amira' },
    unreadBy: ['bruno'],
    lines: [
      { by: 'bruno', hoursAgo: 28, text: 'Hello! Is the large bowl safe for the oven?' },
      { by: 'amira', hoursAgo: 27, text: 'Yes, up to 200 °C. Let it warm up with the oven.', reaction: ['bruno', '👍'] },
      { by: 'bruno', hoursAgo: 26, text: 'Perfect. And do you have a lid for it?' },
      { by: 'amira', hoursAgo: 2, text: 'Not yet. I’m trying one this week and will write to you.' },
    ],
  },
  {
    with: { person: 'lucia', shop: 'dar-amira' },
    unreadBy: ['amira'],
    lines: [{ by: 'lucia', hoursAgo: 4, text: '¿Envían a Valencia? Quisiera seis platos para una boda.' }],
  },
  {
    with: { people: ['tomas', 'amira'] },
    isRequest: true,
    lines: [
      { by: 'tomas', hoursAgo: 20, text: 'Hola Amira, tengo una panadería en Cuenca. ¿Harías cuarenta platos pequeños para nosotros?' },
    ],
  },
  {
    with: { people: ['omar', 'bruno'] },
    isRequest: true,
    lines: [{ by: 'omar', hoursAgo: 44, text: 'Hi Bruno, welcome to Plaza. Write to me if anything is unclear.' }],
  },
  {
    with: { person: 'grace.osei', shop: 'dar-amira' },
    lines: [
      { by: 'grace.osei', hoursAgo: 610, text: 'Could I have four more dinner plates from the same firing as the last ones?' },
      { by: 'amira', hoursAgo: 606, text: 'The same glaze, yes. The same firing, no: I ate from that kiln load myself. Ten days?' },
      { by: 'grace.osei', hoursAgo: 605, text: 'Ten days is perfect.', reaction: ['amira', '👍'] },
      { by: 'amira', hoursAgo: 362, text: 'They left this morning, wrapped in last week’s newspaper and this week’s straw.' },
      { by: 'grace.osei', hoursAgo: 190, text: 'All four here, all four whole. Thank you!', reaction: ['amira', '❤️'] },
    ],
  },
  {
    with: { person: 'sofia.aguirre', shop: 'dar-amira' },
    lines: [
      { by: 'sofia.aguirre', hoursAgo: 1480, text: '¿Me haría precio por treinta cuencos de desayuno?' },
      { by: 'amira', hoursAgo: 1474, text: 'Claro. Diez por ciento menos a partir de doce, y el envío va por mi cuenta.' },
      { by: 'sofia.aguirre', hoursAgo: 1470, text: 'Trato hecho. Los pido el lunes.', reaction: ['amira', '🎉'] },
    ],
  },
  {
    with: { person: 'samira.nasser', shop: 'dar-amira' },
    unreadBy: ['amira'],
    lines: [
      { by: 'samira.nasser', hoursAgo: 31, text: 'مرحبًا أميرة، هل أستطيع استعارة ثلاث قطع للتصوير الأسبوع القادم؟' },
      { by: 'amira', hoursAgo: 29, text: 'بالطبع. أرسلها يوم الأحد مع قائمة الأسعار.' },
      { by: 'samira.nasser', hoursAgo: 6, text: 'رائع، وأعيدها مع الصور.' },
    ],
  },
  {
    with: { person: 'bruno', shop: 'taller-bruma' },
    lines: [
      { by: 'bruno', hoursAgo: 400, text: 'The belt is 95 and my holes say 105. Can I exchange it?' },
      { by: 'noelia', hoursAgo: 397, text: 'Of course. Send it back, the 105 is already on the bench.' },
      { by: 'bruno', hoursAgo: 240, text: 'It fits. Thank you, Noelia!', reaction: ['noelia', '👍'] },
    ],
  },
  {
    with: { people: ['amira', 'nadia.farouk'] },
    lines: [
      { by: 'nadia.farouk', hoursAgo: 22, text: 'رفوف الفرن القديمة تشققت. وضعت طلبية باثني عشر رفًّا جديدًا، وهي بانتظار موافقتك.' },
      { by: 'amira', hoursAgo: 21, text: 'اثنا عشر دفعة واحدة؟ سأنظر فيها مساءً.', reaction: ['nadia.farouk', '🙏'] },
      { by: 'nadia.farouk', hoursAgo: 20, text: 'ستة لا تكفي قبل موسم الأعياد.' },
    ],
  },
  {
    with: { people: ['bruno', 'tomas'] },
    lines: [
      { by: 'tomas', hoursAgo: 170, text: '¿Te guardo la hogaza negra el sábado?' },
      { by: 'bruno', hoursAgo: 169, text: 'Siempre. Y llevo el toldo.', reaction: ['tomas', '👍'] },
      { by: 'tomas', hoursAgo: 26, text: 'El toldo, Bruno. No el poema sobre el toldo.', reaction: ['bruno', '😂'] },
    ],
  },
  {
    with: { people: ['noelia', 'elena.soler'] },
    lines: [
      { by: 'elena.soler', hoursAgo: 210, text: 'Seguí tu truco del hilo encerado. Ha quedado firme.' },
      { by: 'noelia', hoursAgo: 208, text: 'Mándame una foto y la cuelgo en el taller.', reaction: ['elena.soler', '❤️'] },
    ],
  },
  {
    with: { people: ['theo', 'kenji.mori'] },
    lines: [
      { by: 'theo', hoursAgo: 460, text: 'Found the belt. 1.2 mm thick, 595 around, in a drawer marked “soup”.' },
      { by: 'kenji.mori', hoursAgo: 455, text: 'I will not ask. What do I owe you?' },
      { by: 'theo', hoursAgo: 454, text: 'A photo of it turning.', reaction: ['kenji.mori', '🙏'] },
      { by: 'kenji.mori', hoursAgo: 120, text: 'It turns. Side B sounds younger than I do.' },
    ],
  },
]
