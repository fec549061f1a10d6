import type { ReviewTexts } from './review-lines.ts'

export const ofPlazaHouse: ReviewTexts = {
  en: `
plaza-hoodie | ben.hartley | 5 | 381 | 4 | Sawdust does not stick | Brushed inside, smooth outside. The pocket takes a folding rule and two cold hands.
plaza-hoodie | david.okafor | 4 | 333 | 1 | Studio air conditioning | Warm and soft. A bit long in the sleeve.
plaza-hoodie | ruth.alder | 4 | 296 | 0 | My grandson stole it | So I bought a second one. Hood big enough for a hat.
plaza-hoodie | nora.lind | 5 | 252 | 3 | Flat cords, thank you | Nothing hits you in the teeth when you run for the bus.
plaza-hoodie | jonas.weber | 5 | 210 | 1 | Under the rain jacket | Ribs at the cuffs close well, so no cold air climbs up.
plaza-hoodie | priya.nair | 4 | 177 | 0 | Hackathon uniform | Washed inside out as told, no pilling so far.
plaza-hoodie | sam.whitlock | 4 | 148 | 1 | Camp evenings | 380 g is honest weight. Dries slowly, so not for the trail.
plaza-hoodie | anna.kowalska | 5 | 115 | 0 | Reading armor | The lined hood is a private room.
plaza-hoodie | ingrid.solberg | 5 | 60 | 2 | After-ski | Slate hides everything. Fits over a base layer.
plaza-hoodie | kenji.mori | 3 | 42 | 1 | Long for me | Good cloth, S was sold out, M is a coat on me.
> S is back on the shelf on Monday, Kenji. Send the M back on us.
plaza-hoodie | marcus.reid | 5 | 21 | 0 | Lived in since it came | That is the review.
plaza-tee | bruno | 5 | 290 | 2 | A collar that stays | Ten washes and it still lies flat.
plaza-tee | jonas.weber | 4 | 168 | 0 | Heavy, in a good way | Not for August.
plaza-tee | grace.osei | 5 | 88 | 1 | Staff shirts | We bought nine. Sizes are true, the sage is calm.
house-joggers | sam.whitlock | 4 | 155 | 0 | Rest-day trousers | Pockets deep enough for a phone to stay in.
house-joggers | priya.nair | 5 | 74 | 0 | Work from home, solved | The cuff stays down when you put your feet up.
canvas-cap | ruth.alder | 5 | 191 | 1 | It goes in a coat pocket | And comes out as a cap.
canvas-cap | marcus.reid | 4 | 30 | 0 | Washed look from day one | Brass slide is a nice touch.
crew-socks | nora.lind | 4 | 137 | 1 | Good machine knitting | Flat toe seam, which is where most fail.
crew-socks | mei | 5 | 50 | 0 | A drawer full | I replaced every other sock I had.
market-tote | grace.osei | 5 | 311 | 3 | Fifteen kilos, tested | Oat milk, mostly. Handles did not stretch.
market-tote | claire.martin | 5 | 160 | 1 | Stands up on its own | So you can fill it with two hands.
market-tote | lucia | 4 | 64 | 0 | Good canvas | The key pocket is too small for my keys. My keys are too many.
steel-bottle | sam.whitlock | 5 | 262 | 4 | Ice after a day in the car | Twenty-six hours, in fact. The cap comes apart, so it can be cleaned.
steel-bottle | ruth.alder | 4 | 119 | 0 | Tea at the far end of the walk | Too hot to drink, exactly as I like it.
camp-mug | sam.whitlock | 5 | 185 | 1 | On the fire, off the fire | One chip on the rim after a rock. It has character now.
camp-mug | ingrid.solberg | 4 | 68 | 0 | Light and loud | It rings when it meets a spoon. Cocoa tastes right in it.
pocket-notebooks | anna.kowalska | 5 | 232 | 5 | Fountain pens welcome | No feathering with a wet nib, a shadow on the back at most. Sewn, so they open flat.
pocket-notebooks | bruno | 5 | 122 | 1 | One for each project | The dotted one is always gone first.
pocket-notebooks | kenji.mori | 4 | 54 | 0 | Good paper | Corners get soft in a back pocket.
city-umbrella | ruth.alder | 5 | 205 | 3 | Eight ribs, no drama | A gale off the sea turned it inside out, and it turned back.
city-umbrella | grace.osei | 4 | 81 | 0 | The handle | Beech, curved, hangs on the counter. It is long, so you will forget it somewhere.
braided-cable | priya.nair | 4 | 143 | 1 | Two meters of freedom | Charges at full speed. The leather tie is better than it has any right to be.
phone-stand | anna.kowalska | 5 | 130 | 0 | Recipes and calls | Does not wobble. Cork underneath saves the table.
power-bank | sam.whitlock | 4 | 217 | 1 | Two charges, as said | Thin enough for a hip pocket. Cold halves it, as with all of them.
power-bank | mei | 5 | 36 | 0 | Cabin luggage, no questions | Three flights in a week and still at one third.
desk-lamp | anna.kowalska | 5 | 248 | 6 | I own eleven lamps | This one is on. The dimmer goes low enough for three in the morning.
desk-lamp | claire.martin | 4 | 209 | 1 | On the bar | Brass has to be wiped every day if people touch it, and they do.
desk-lamp | kenji.mori | 5 | 164 | 3 | Weight in the right place | The base does not move when the dome does.
desk-lamp | priya.nair | 5 | 126 | 1 | Good on camera | No flicker at sixty frames. 2700 K is kind to tired faces.
desk-lamp | grace.osei | 4 | 101 | 0 | Warm corner | Two meters of cord was just enough.
desk-lamp | ben.hartley | 4 | 82 | 2 | Screws, not glue | I opened it. You can replace the switch.
desk-lamp | marcus.reid | 5 | 25 | 1 | The room has a center now | One lamp, one chair. The rest can wait.
desk-lamp | nora.lind | 4 | 144 | 0 | Kind to dark wool | I can see which needle I am on. The shade gets warm, not hot.
desk-lamp | david.okafor | 5 | 68 | 1 | No hum | I put a microphone next to it. Nothing. You would be surprised how rare that is.
half-frame-camera | kenji.mori | 5 | 26 | 4 | Seventy-two chances | The advance lever has the right click. Flash is cheerful.
half-frame-camera | marcus.reid | 4 | 13 | 0 | Slow pictures | I waited nine days for the lab and loved all of it.
gift-box | claire.martin | 5 | 114 | 1 | They really pack it | Two bowls, tissue, ribbon. It looked like somebody cared.
manchego | claire.martin | 5 | 140 | 3 | Cut the day it left | Nine months and it tastes of hay. Arrived cold, in paper.
manchego | grace.osei | 4 | 77 | 0 | On the cheese board by Friday | Gone by Saturday.
`,
  es: `
plaza-hoodie | diego.rojas | 4 | 348 | 2 | Para el refugio | Abriga y aguanta. Tarda en secar si se moja.
plaza-hoodie | lucia | 5 | 287 | 1 | Bolsillo para la cámara | Entra una compacta y las dos manos. No se deforma.
plaza-hoodie | pablo.iriarte | 4 | 233 | 0 | De entrecasa y de salir | Color pizarra elegante. Puños firmes.
plaza-hoodie | mateo.vidal | 5 | 186 | 1 | Ensayos en garaje | El mejor amplificador de calor que tengo.
plaza-hoodie | camila.ortiz | 5 | 131 | 0 | Después del turno | Me la pongo y se acabó el día.
plaza-hoodie | andres.toro | 4 | 92 | 0 | Buena felpa | Gruesa por dentro, lisa por fuera. La capucha pesa.
plaza-hoodie | irene.campos | 5 | 39 | 1 | Cordones planos y ojales cosidos | Detalles de quien sabe coser.
plaza-tee | diego.rojas | 4 | 243 | 0 | Algodón grueso | No transparenta. En clima frío seca lento.
plaza-tee | carla.mendez | 5 | 109 | 0 | Talla que no cambia | Lavada ya venía, lavada sigue igual.
house-joggers | tomas | 5 | 201 | 1 | Para la madrugada | Comodísimos y con bolsillos. La harina se va con un cepillo.
canvas-cap | andres.toro | 4 | 105 | 0 | Cabe bajo el casco | Casi. La uso después.
crew-socks | camila.ortiz | 4 | 87 | 0 | Turno doble | Planta acolchada, costura plana. Compré seis pares.
market-tote | sofia.aguirre | 5 | 224 | 2 | Del mercado a la barra | Quince kilos de naranjas y entera.
steel-bottle | valentina.paz | 5 | 174 | 1 | Mate en la bici | El agua llega a ochenta grados al lago.
steel-bottle | julian.salas | 4 | 63 | 0 | No suda | La tapa chirría un poco.
camp-mug | valentina.paz | 5 | 117 | 1 | De fogón | Liviana y linda. Quema los labios si te apuras.
pocket-notebooks | lucia | 5 | 158 | 1 | Notas de rodaje | Papel que acepta pluma y lápiz blando.
city-umbrella | carla.mendez | 5 | 136 | 1 | Quito, dos de la tarde | Se abre con un botón y no se voltea.
braided-cable | julian.salas | 5 | 48 | 0 | El último que compro | O eso espero. Carga el portátil sin calentarse.
phone-stand | tomas | 4 | 89 | 0 | Con harina y todo | Se limpia con un trapo. Las recetas, a la vista.
power-bank | andres.toro | 4 | 69 | 0 | Cabe en el maillot | Dos cargas de teléfono o una y un GPS.
desk-lamp | carla.mendez | 5 | 327 | 5 | La recomiendo a mis clientes | Luz cálida sin parpadeo y un verde que combina con nogal.
desk-lamp | pablo.iriarte | 4 | 265 | 1 | Para leer etiquetas | Buena luz y buena base. El latón pide cariño.
desk-lamp | elena.soler | 5 | 194 | 2 | Articulación firme | Se inclina cuarenta grados y ahí se queda.
desk-lamp | sofia.aguirre | 5 | 155 | 1 | En la barra | La gente se sienta primero en el taburete de la lámpara.
desk-lamp | julian.salas | 5 | 111 | 0 | Noches de código | El regulador baja mucho. Mis ojos lo agradecen.
desk-lamp | irene.campos | 4 | 43 | 0 | Para coser de noche | Veo la puntada negra sobre tela negra. El cable, un poco corto para mi taller.
half-frame-camera | lucia | 5 | 22 | 3 | Dos fotos donde había una | La llevo cuando no quiero trabajar. El flash es un descaro.
gift-box | sofia.aguirre | 5 | 57 | 0 | Caja que se guarda | Nadie la tira. Yo tampoco.
manchego | camila.ortiz | 5 | 44 | 2 | Nueve meses bien contados | Firme y sabroso. Llegó envuelto en su papel y frío.
`,
  ar: `
plaza-hoodie | rania.haddad | 5 | 299 | 2 | لصباحات الشتاء | ناعم من الداخل ولا ينكمش. الجيب يتسع لمفاتيح المدرسة كلها.
plaza-hoodie | khalid.mansour | 4 | 152 | 0 | لمشي الفجر | دافئ وثقيل قليلًا. الخياطة متينة.
plaza-hoodie | dina.farouk | 5 | 98 | 1 | للمكتبة الباردة | غطاء الرأس عميق، أقرأ فيه كأنني في خيمة.
plaza-hoodie | tariq.salim | 4 | 73 | 0 | بعد الغوص | يمتص البرد من العظام. يحتاج يومًا ليجف.
plaza-tee | yusuf.karim | 5 | 132 | 0 | قطن سميك | الياقة لم ترتخِ بعد عشر غسلات.
crew-socks | rania.haddad | 4 | 67 | 0 | وقوف طويل | مبطّنة عند الكعب. القياس الأصغر واسع قليلًا.
market-tote | layla | 5 | 103 | 1 | للسوق والخيوط | تحمل كل شيء ولا تتعب الكتف.
steel-bottle | khalid.mansour | 5 | 125 | 1 | ماء بارد طوال اليوم | في الرياض هذا ليس كلامًا بسيطًا.
pocket-notebooks | dina.farouk | 5 | 176 | 3 | الدفاتر أولًا | ورق يقبل الحبر السائل ولا ينفذ منه. بعتها في مكتبتي لو استطعت.
pocket-notebooks | hassan | 4 | 86 | 1 | ورق جيد للخط | القلم العريض يظهر أثره من الخلف قليلًا.
city-umbrella | samira.nasser | 4 | 59 | 0 | متينة | المقبض جميل في الصور والمطر.
phone-stand | huda.zayd | 5 | 46 | 0 | ثابت | قطعة واحدة بلا براغٍ. هذا ما أحب.
power-bank | huda.zayd | 5 | 28 | 0 | نحيف | ينسى المرء أنه في الحقيبة.
desk-lamp | khalid.mansour | 5 | 236 | 3 | رفيق الليل | تخفت حتى تكاد تنطفئ. أقرأ ولا أوقظ أحدًا.
desk-lamp | dina.farouk | 5 | 181 | 1 | على طاولة المحاسبة | ضوء دافئ وقاعدة ثقيلة. اشتريت الثانية للبيت.
desk-lamp | samira.nasser | 4 | 117 | 0 | ضوء للتصوير المنزلي | دافئ وثابت بلا وميض. الرأس يميل أقل مما أحتاج.
desk-lamp | huda.zayd | 4 | 78 | 0 | أنيقة | السلك قصير قليلًا لمكتبي.
gift-box | rania.haddad | 4 | 39 | 0 | علبة تليق | الشريط قطني حقيقي. تمنيت حجمًا أصغر أيضًا.
manchego | hassan | 4 | 95 | 1 | مع الزيتون والخبز | طعم قوي ونظيف. التغليف حافظ على برودته.
`,
}
