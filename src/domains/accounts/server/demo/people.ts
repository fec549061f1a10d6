/** The people of the demo data: the printed accounts, shop owners and members from many places. */
import type { Language } from '#platform/shared/language.ts'

/** The administrator joined first. `seenHoursAgo` is null for the printed accounts. */
export type DemoPerson = { username: string; language: Language; joinedDaysAgo: number; seenHoursAgo: number | null; bio: string }

type Row = readonly [username: string, joinedDaysAgo: number, seenHoursAgo: number | null, bio: string]

const inLanguage = (language: Language, rows: readonly Row[]): DemoPerson[] =>
  rows.map(([username, joinedDaysAgo, seenHoursAgo, bio]) => ({ username, language, joinedDaysAgo, seenHoursAgo, bio }))

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...inLanguage('en', [
    ['omar', 446, null, 'I keep Plaza running: accounts, shops and payouts. Write to me when something is stuck.'],
    ['amira', 441, null, 'Potter in Amman. I throw stoneware in small batches and fire it myself.'],
    ['bruno', 428, null, 'Architect in Cuenca. I collect cups with a story and cook for too many people.'],
    ['theo', 433, 5, 'I bring old radios and amplifiers back to life in Portland.'],
    ['mei', 427, 2, 'Tea, ceramics and long train rides. Translator in Cuenca, often elsewhere.'],
    ['grace.osei', 421, 7, 'Accra by birth, Bristol by rent. I run a café with eleven chairs and no two cups alike.'],
    ['ben.hartley', 415, 20, 'Carpenter in Portland. Ask me about joints, never about knees.'],
    ['nora.lind', 398, 3, 'Stockholm. Knits on the train, unpicks at home.'],
    ['david.okafor', 377, 31, 'Sound engineer in Lagos. Two good ears, one long-suffering neighbor.'],
    ['ruth.alder', 362, 52, 'Retired postwoman in Whitby. I have walked more rain than most jackets have seen.'],
    ['sam.whitlock', 341, 12, 'Trail volunteer near Denver. If it weighs more than it should, I will say so.'],
    ['priya.nair', 318, 6, 'Software by day in Bengaluru, wheel throwing on Sundays.'],
    ['jonas.weber', 296, 27, 'Rides to work in Berlin in every weather, then writes about the weather.'],
    ['anna.kowalska', 270, 44, 'Librarian in Kraków. Notebooks, lamps, silence.'],
    ['claire.martin', 233, 15, 'Bistro in Lyon. I buy plates by the dozen and break them one by one.'],
    ['kenji.mori', 187, 9, 'Osaka. Vinyl, hand tools, a very small kitchen.'],
    ['ingrid.solberg', 124, 61, 'Ski instructor in Voss. Collects wool and excuses to stay outside.'],
    ['marcus.reid', 58, 18, 'New in Toronto, furnishing one shelf at a time.'],
  ]),
  ...inLanguage('es', [
    ['inti.quispe', 436, 11, 'Tejedor de Saraguro. En casa tejemos desde hace tres generaciones; el taller abre los viernes.'],
    ['noelia', 434, 8, 'Trabajo el cuero en Loja y reparo de por vida lo que vendo.'],
    ['marisol', 431, 6, 'Vivo en Bariloche, donde más sopla el viento, y pruebo en la montaña todo lo que vendo.'],
    ['lucia', 426, 4, 'Fotógrafa de oficios en Valencia. Si haces algo con las manos, quiero verte trabajar.'],
    ['tomas', 424, 14, 'Panadero de madrugada en Cuenca, ciclista de tarde.'],
    ['carla.mendez', 418, 10, 'Quito. Diseño interiores y siempre falta una lámpara.'],
    ['diego.rojas', 409, 36, 'Guía de montaña en el Cajas. Lo que no resiste la lluvia, lo devuelvo.'],
    ['valentina.paz', 391, 22, 'Profesora en Bariloche. Bicicleta, mate y libros prestados.'],
    ['pablo.iriarte', 366, 71, 'Mendoza. Hago vino los meses pares y escucho discos los impares.'],
    ['sofia.aguirre', 344, 5, 'Guayaquil. Abrí una cafetería pequeña con tazas grandes.'],
    ['rosa.guaman', 322, 29, 'De Saraguro. Hilo con mi madre y estudio de noche.'],
    ['mateo.vidal', 289, 48, 'Músico en Valencia. Toco bajo, duermo tarde.'],
    ['elena.soler', 261, 17, 'Arquitecta en Madrid. Me gustan las cosas que se pueden reparar.'],
    ['andres.toro', 219, 33, 'Medellín. Pedaleo para llegar y para no llegar.'],
    ['camila.ortiz', 176, 13, 'Cocinera en Lima. Busco fuentes hondas y platos que aguanten.'],
    ['julian.salas', 133, 40, 'Ciudad de México. Programador con un huerto en la azotea.'],
    ['irene.campos', 67, 26, 'Sevilla. Costurera, madre de dos y coleccionista de botones.'],
  ]),
  ...inLanguage('ar', [
    ['hassan', 425, 5, 'خطاط ومحب للقهوة من عمّان. أبحث عن أدوات جميلة تدوم.'],
    ['layla', 423, 9, 'أطرّز وأكتب من عمّان. صباحي يبدأ بكوب كبير.'],
    ['nadia.farouk', 419, 1, 'أدير مشغل دار أميرة في عمّان: الطين والأفران ومن يعتني بها.'],
    ['rania.haddad', 412, 7, 'معلّمة من عمّان. أجمع الأكواب ولا أعتذر.'],
    ['yusuf.karim', 384, 24, 'مهندس صوت من إربد. أذني قبل جيبي.'],
    ['samira.nasser', 351, 19, 'مصوّرة طعام في بيروت. الطبق نصف الصورة.'],
    ['khalid.mansour', 307, 55, 'من الرياض. أقرأ ليلًا وأمشي فجرًا.'],
    ['dina.farouk', 253, 16, 'صاحبة مكتبة صغيرة في القاهرة. الدفاتر أولًا.'],
    ['tariq.salim', 204, 38, 'غوّاص في العقبة. أختبر كل ما يقال إنه لا يتسرّب إليه الماء.'],
    ['huda.zayd', 151, 11, 'دبي. أعمل كثيرًا وأشرب الشاي أكثر.'],
    ['nabil.amari', 96, 64, 'نجّار من فاس. أحب الخشب الذي له رائحة.'],
  ]),
]
