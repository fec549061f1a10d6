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
]
