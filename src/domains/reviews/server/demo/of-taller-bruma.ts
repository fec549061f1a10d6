import type { ReviewTexts } from './review-lines.ts'

export const ofTallerBruma: ReviewTexts = {
  en: `
saddle-backpack | ben.hartley | 5 | 379 | 6 | Edges done properly | Burnished, not painted, and every stitch the same length. I build furniture and do not say this often.
saddle-backpack | david.okafor | 4 | 327 | 2 | Studio bag | Takes a small mixer and a laptop. I wish for one more inner pocket.
> We sew one in for you, David: send it whenever it can be missed for a week.
saddle-backpack | grace.osei | 5 | 281 | 3 | Better every month | Rain spots in the first week made me nervous. Wax and patience, and now they are part of the color.
saddle-backpack | jonas.weber | 3 | 224 | 4 | Not a cycling bag | Gorgeous, but leather straps and a sweaty back are no friends. I carry it on office days only.
saddle-backpack | anna.kowalska | 5 | 190 | 1 | Ten library books | I have tested this. The bottom seam did not move.
saddle-backpack | kenji.mori | 5 | 145 | 2 | Brass that is brass | The buckles are heavy and already a little dull, in the good way.
saddle-backpack | priya.nair | 4 | 102 | 0 | Fourteen inches means fourteen | My 14-inch laptop goes in with its sleeve off, not on.
saddle-backpack | sam.whitlock | 3 | 73 | 2 | Town only | It weighs more than my tent. For town it is the nicest thing I own.
saddle-backpack | marcus.reid | 5 | 20 | 0 | Grown-up at last | I threw away two nylon bags the same evening.
shopper-tote | claire.martin | 5 | 176 | 2 | Market and meetings | Holds three baguettes or a stack of invoices. The rolled handles do not cut.
shopper-tote | grace.osei | 4 | 95 | 0 | No closure | It is an open tote, it says so. I would pay for a small snap.
weekender | theo | 5 | 33 | 3 | Through two airports | Under the seat when half full, as promised. The zip runs like a train.
weekender | nora.lind | 4 | 22 | 1 | Handsome and hungry | It takes more than you planned to carry. The shoulder strap could use a pad.
bifold-wallet | bruno | 5 | 338 | 4 | Thin where it counts | Six cards, folded notes, and it still closes flat.
bifold-wallet | ben.hartley | 4 | 198 | 1 | Good thread | Tight for two weeks, then right. The black shows dust from the workshop.
bifold-wallet | marcus.reid | 5 | 37 | 0 | Replaced a brick | My old one was thicker empty than this one is full.
card-holder | mei | 5 | 262 | 2 | Four cards and a train ticket | One piece of leather, two lines of stitches, no nonsense.
card-holder | jonas.weber | 5 | 110 | 0 | Jersey pocket | Fits beside the spare tube. The forest green is nearly black at night.
everyday-belt | sam.whitlock | 5 | 238 | 3 | Overbuilt, thankfully | 3.5 mm and a buckle that unscrews. I will leave it to somebody.
everyday-belt | bruno | 4 | 131 | 1 | Measure, then measure again | I took 95 and should have taken 105. They exchanged it without a word.
key-loop | theo | 5 | 214 | 1 | Nine dollars, no excuses | The rivet sits deep, the strap takes the shine of the pocket.
key-loop | mei | 4 | 47 | 0 | Small and sturdy | The rust is the best of the three.
field-watch | ruth.alder | 5 | 166 | 2 | I can read it without glasses | Big numbers, quiet tick, a strap that softened in days.
field-watch | sam.whitlock | 4 | 104 | 1 | Simple tool | 38 mm is right for a small wrist. I would like a little more lume.
laptop-sleeve | priya.nair | 5 | 249 | 2 | No zipper, no scratches | The felt is dense and the flap stays put. Two flights a month and it still looks new.
laptop-sleeve | anna.kowalska | 4 | 133 | 0 | Plain and kind | Collects cat hair. The cat agrees about the quality.
court-sneakers | marcus.reid | 4 | 15 | 1 | True to size | Stiff on day one, mine on day four. White stays white with a damp cloth.
court-sneakers | grace.osei | 5 | 9 | 0 | Ten hours behind a counter | Feet fine, shoes fine. Resoleable, which is why I bought them.
custom-weekender | claire.martin | 5 | 193 | 3 | Worth the three weeks | Navy canvas, rust ends, my initials inside the flap. One person made it and signed the card.
custom-weekender | kenji.mori | 5 | 62 | 1 | Patience rewarded | Twenty days to the hour. The zipper pull is stitched, not riveted.
`,
  es: `
saddle-backpack | carla.mendez | 5 | 356 | 4 | Mi oficina entera | Planos enrollados, portátil y metro. El cuero ya tiene mi forma.
saddle-backpack | tomas | 4 | 304 | 1 | Huele a taller | En la bici pesa. Andando, no pesa nada.
saddle-backpack | elena.soler | 5 | 218 | 3 | Pregunté si se repara y dijeron «siempre» | Eso decide una compra. Las costuras van cosidas a mano de verdad.
> Siempre, Elena. Y si un día dejamos el taller, le pasamos la lezna.
saddle-backpack | lucia | 5 | 169 | 2 | Para la cámara también | Con un separador dentro llevo dos cuerpos y tres objetivos. Nadie imagina lo que hay dentro.
saddle-backpack | andres.toro | 4 | 123 | 0 | Elegante | Buena compra. Le pondría una cinta reflectante, pero entonces ya no sería esta mochila.
saddle-backpack | inti.quispe | 5 | 91 | 2 | Oficio de vecinos | Conozco el taller y conozco las pieles. Lo que se ve es lo que hay.
saddle-backpack | julian.salas | 5 | 59 | 0 | Cambió de color en un mes | Más oscura y más bonita. La cera que incluyen alcanza para años.
saddle-backpack | irene.campos | 5 | 33 | 1 | Puntada perfecta | Ocho por pulgada y ni una torcida. Las he contado.
shopper-tote | carla.mendez | 5 | 244 | 1 | Sin forro y sin miedo | Una sola capa de cuero, bien bruñida. El bolsillo de ante es un acierto.
shopper-tote | sofia.aguirre | 4 | 152 | 0 | Grande de verdad | Cabe la compra y la libreta de cuentas. Vacía ya pesa un poco.
weekender | elena.soler | 5 | 27 | 1 | Tres días, un bolso | La lona encerada repelió una tormenta en Atocha.
bifold-wallet | diego.rojas | 5 | 291 | 2 | A prueba de montaña | Se mojó, se secó a la sombra y sigue igual.
bifold-wallet | mateo.vidal | 4 | 157 | 0 | Justa y bonita | Las tarjetas salen con esfuerzo la primera semana. Después, perfecto.
card-holder | camila.ortiz | 5 | 88 | 1 | Cabe en el delantal | Cuatro tarjetas y un billete doblado. El color ciruela es precioso.
card-holder | pablo.iriarte | 4 | 201 | 0 | Mínimo | Si llevas monedas, no es para ti.
everyday-belt | inti.quispe | 5 | 267 | 2 | Cuero grueso, hebilla seria | Del que ya no se encuentra.
key-loop | rosa.guaman | 5 | 115 | 0 | Regalo pequeño | Compré cinco para mis primos y todos de color distinto.
field-watch | pablo.iriarte | 4 | 229 | 1 | Legible | De noche cuesta, de día es una delicia. La correa se cambia sin herramientas.
laptop-sleeve | julian.salas | 5 | 79 | 0 | Fieltro denso | Ni una marca en la tapa. La pantalla de 15 entra justa.
court-sneakers | mateo.vidal | 5 | 12 | 1 | Cómodas para estar de pie | Dos conciertos y cero ampollas.
custom-weekender | lucia | 5 | 141 | 2 | Hecho para mí | Elegí la tela por fotos y me escribieron dos veces para asegurarse. Así se trabaja.
`,
  ar: `
saddle-backpack | khalid.mansour | 5 | 263 | 2 | تتحسن مع الوقت | لونها صار أعمق بعد شهر. الإبزيم يُفتح بيد واحدة.
saddle-backpack | rania.haddad | 4 | 154 | 1 | جميلة وثقيلة | أحمل فيها دفاتر صف كامل. تمنيت حزامًا مبطنًا أكثر.
saddle-backpack | nabil.amari | 5 | 49 | 1 | جلد له رائحة | الحواف مصقولة باليد، وهذا يأخذ ساعات. أحسنتم.
shopper-tote | dina.farouk | 5 | 138 | 1 | للكتب | عشرة كتب ولم تشتكِ المقابض.
bifold-wallet | yusuf.karim | 5 | 246 | 2 | رفيعة | اختفت من جيبي لشدة رقّتها، ثم وجدتها في مكانها.
bifold-wallet | tariq.salim | 4 | 99 | 0 | لا تحب البحر | نسيتها في جيب الشورت ونزلت الماء. نجت، لكنها انكمشت قليلًا.
> الجلد المدبوغ بالنبات لا يسبح يا طارق. أرسلها إلينا ونعيد شدّها بلا مقابل.
card-holder | huda.zayd | 5 | 70 | 0 | أنيقة | تدخل أصغر حقيبة عندي.
everyday-belt | nabil.amari | 5 | 38 | 1 | سماكة محترمة | إبزيم نحاسي صلب يُفك بالمفك. هكذا تُصنع الأشياء.
key-loop | hassan | 5 | 172 | 0 | بسيطة | مفتاح الباب ومفتاح المحبرة. لا أحتاج أكثر.
field-watch | khalid.mansour | 4 | 112 | 1 | وجه واضح | الأرقام مقروءة في السيارة. الحزام البني أجمل من الأسود.
laptop-sleeve | dina.farouk | 5 | 84 | 0 | لباد كثيف | يحمي ولا ينتفخ في الحقيبة.
`,
}
