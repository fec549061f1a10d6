import type { ReviewTexts } from './review-lines.ts'

export const ofTelarSur: ReviewTexts = {
  en: `
linen-shirt | bruno | 4 | 312 | 3 | Office in summer | Looks better creased than most shirts do ironed. One button thread came loose after a month; they mailed me two spares.
linen-shirt | ben.hartley | 5 | 268 | 2 | Room in the shoulders | I am broad and it does not pull. The hem is long enough to stay tucked under a tool belt.
linen-shirt | david.okafor | 5 | 231 | 4 | Lagos approved | Thirty-three degrees and it breathes. White is thick enough that nothing shows.
linen-shirt | jonas.weber | 4 | 196 | 1 | Dries on the handlebar | Washed it in a sink in Dresden, rode with it hanging off the bag, dry in forty minutes. Wrinkles included.
linen-shirt | mei | 5 | 154 | 2 | Borrowed forever | Bought it for somebody else. It is mine now. Sky blue without being baby blue.
linen-shirt | kenji.mori | 3 | 119 | 2 | Sleeves too long for me | The cloth and the seams are excellent. Short people will want to turn up the cuffs twice.
> Thank you, Kenji. We shorten sleeves for free; write to us before the next one.
linen-shirt | theo | 5 | 87 | 1 | One collar, one piece | No seam to rub under a headphone band. You did not think of that use, but there it is.
linen-shirt | marcus.reid | 4 | 24 | 0 | Softer after two washes | Arrived a bit stiff. Now I understand what people mean by good linen.
rib-sweater | nora.lind | 5 | 301 | 7 | From one knitter to another | Full fisherman rib is slow work, and the decreases are placed where they should be. No side seam. I looked for a mistake and gave up.
> From you, Nora, that is a diploma. We will hang it in the mill.
rib-sweater | ruth.alder | 5 | 243 | 2 | The North Sea did not get in | Worn on the pier through a whole gray February. It smells of sheep when wet, as it should.
rib-sweater | ingrid.solberg | 4 | 81 | 1 | Warm without bulk | I would like an XXL for layers. Otherwise perfect.
wool-cardigan | nora.lind | 5 | 19 | 2 | A jacket with manners | Heavy two-ply, buttons sewn with a shank. I wear it instead of a coat until the first frost.
wool-cardigan | ruth.alder | 4 | 12 | 0 | Good pockets | Both hands and a letter fit. The green is darker than on my tablet.
breton-top | anna.kowalska | 5 | 178 | 2 | Stripes that stay | Woven in, not printed: after ten washes the navy is still navy.
breton-top | mei | 4 | 93 | 0 | Slightly short, as it says | Read the description. I like it with high trousers.
linen-trousers | david.okafor | 5 | 38 | 1 | Roomy and sharp | Back waist gives after lunch, front stays neat. I let the hem down two centimeters.
rib-beanie | sam.whitlock | 5 | 211 | 3 | Stays on in wind | Deep cuff, no itch, survives a pack pocket for weeks. My third winter hat and the last one.
rib-beanie | jonas.weber | 4 | 57 | 0 | Fits under a helmet | Just. With the cuff unrolled it works.
lambswool-scarf | grace.osei | 5 | 288 | 2 | Two turns and a knot | Soft against the neck from the first day. The fringe has not untwisted.
lambswool-scarf | anna.kowalska | 4 | 18 | 1 | A little scratchy at first | One gentle wash and it calmed down. The blush band is beautiful.
wool-socks | nora.lind | 5 | 157 | 3 | Floors are cold here | Loose at the calf, thick under the heel. I own five pairs and hide them from guests.
wool-socks | marcus.reid | 5 | 18 | 0 | Instead of carpets | Cheaper than a rug and warmer.
knit-mittens | ingrid.solberg | 5 | 69 | 2 | Real mittens | Wool outside, cotton inside, cuff under the sleeve. My ski students are jealous.
knit-mittens | ruth.alder | 4 | 22 | 0 | Long cuffs | Good for letter boxes with sharp flaps. You cannot work a phone in them, which I count as a feature.
knit-vest | bruno | 4 | 165 | 1 | Drawing-board warm | Armholes do not gape, shoulders free. Size down if you want it close.
felt-slippers | anna.kowalska | 5 | 107 | 1 | Quiet in the library flat | After a week they were my feet. The leather sole does not slip on parquet.
felt-slippers | nora.lind | 3 | 61 | 1 | Take your time with them | Very stiff for the first days and only even sizes. Warm, though, and well sewn.
linen-fabric | priya.nair | 5 | 135 | 2 | Straight grain, no surprises | Cut in one piece, washed before, exactly 160 g on my scale. Two kurtas out of four meters.
`,
  es: `
linen-shirt | diego.rojas | 4 | 347 | 2 | Para bajar del Cajas al pueblo | Se arruga en la mochila y se estira en media hora de sol. Los botones de corozo no se rompen con las correas.
linen-shirt | valentina.paz | 5 | 299 | 1 | La compré para él, la uso yo | Me queda larga y así me gusta. Cuello firme, mangas cómodas.
linen-shirt | pablo.iriarte | 5 | 272 | 2 | Vendimia | Diez horas al sol y no se me pegó a la espalda. Se mancha de vino, pero eso es culpa mía.
linen-shirt | carla.mendez | 4 | 247 | 0 | Gran tela | El corte es generoso. Entre dos tallas, toma la menor si no la quieres tan suelta.
linen-shirt | mateo.vidal | 5 | 203 | 1 | Escenario y calle | Con los focos encima no sudé. Blanca, sencilla, con caída.
linen-shirt | andres.toro | 5 | 172 | 1 | Clima caliente, camisa fresca | En Medellín se usa todo el año. Lavada diez veces y el azul sigue.
linen-shirt | elena.soler | 4 | 137 | 0 | Se puede reparar | Me vino con un botón suelto y, en vez de quejarme, aprendí a coserlo. Mandaron hilo y todo.
> Perdone por el botón, Elena. El hilo va siempre; las disculpas, esta vez, también.
linen-shirt | camila.ortiz | 5 | 97 | 0 | Debajo del delantal | Ligera y aguanta lavados a cuarenta aunque diga treinta. No se lo digan a nadie.
linen-shirt | julian.salas | 5 | 66 | 0 | Videollamadas dignas | Arrugada parece intencional.
linen-shirt | irene.campos | 5 | 37 | 2 | Costuras de las buenas | Soy costurera: pespunte parejo, canesú entero y ojales limpios. Poco que enseñarles.
rib-sweater | valentina.paz | 5 | 156 | 3 | Para el viento de acá | Lo uso con una camiseta debajo y nada más. No hace pelotitas.
rib-sweater | diego.rojas | 5 | 209 | 2 | Mejor que un forro polar | A cuatro mil metros abriga igual mojado. Tarda en secar, hay que decirlo.
rib-sweater | elena.soler | 4 | 21 | 0 | Con forma | Mantiene el canalé después de lavarlo a mano. El avena es casi crudo.
wool-cardigan | elena.soler | 5 | 15 | 1 | Llegó justo con el frío | Grueso, con buenos botones y bolsillos de verdad.
breton-top | irene.campos | 5 | 29 | 1 | Las rayas casan | Mirad las costuras laterales: casan. Eso no lo hace nadie a este precio.
linen-trousers | carla.mendez | 4 | 31 | 0 | Cómodos y anchos | Perfectos para obra en verano. El navy marca el polvo.
linen-trousers | mateo.vidal | 5 | 20 | 0 | Frescos | El elástico de atrás salva los ensayos largos.
rib-beanie | diego.rojas | 5 | 183 | 1 | No pica la frente | Doble vuelta y a caminar. Lo perdí una vez y volví dos horas a buscarlo.
lambswool-scarf | carla.mendez | 5 | 226 | 1 | Quito a las seis de la tarde | Cuando baja el frío, se agradece. El gris pizarra va con todo.
wool-socks | rosa.guaman | 5 | 122 | 2 | Lana de la nuestra | Conozco esa alpaca. Talón reforzado y pie sin costura.
wool-socks | elena.soler | 4 | 48 | 0 | Calentitos | Resbalan un poco en el suelo de madera. Por lo demás, no me los quito.
knit-vest | mateo.vidal | 5 | 84 | 0 | El chaleco de los domingos | Fino, ligero y no se deforma colgado.
felt-slippers | valentina.paz | 5 | 163 | 1 | Casa calentita | Se amoldan al pie como dicen. Las uso desde abril.
linen-fabric | irene.campos | 5 | 44 | 3 | Ya lavado, se agradece | No encogió nada en mis vestidos. Cae bien y se plancha fácil.
linen-fabric | lucia | 4 | 101 | 0 | Fondo de estudio | Lo compré como fondo para fotos. Textura preciosa; ojalá viniera en más colores.
`,
  ar: `
linen-shirt | khalid.mansour | 5 | 158 | 3 | لصيف الرياض | خفيف ولا يلتصق. أمشي به بعد الفجر وأعود جافًا.
linen-shirt | yusuf.karim | 4 | 192 | 1 | قماش ممتاز | الأزرار من الجوز جميلة فعلًا. يحتاج كيًّا إن كنت تحب الأناقة.
linen-shirt | hassan | 5 | 126 | 1 | ياقة مرتبة | لا تنثني بعد الغسل، والكمّان واسعان للكتابة.
linen-shirt | tariq.salim | 5 | 71 | 0 | من البحر إلى المقهى | يجف بسرعة ولا يفسده الملح.
rib-sweater | layla | 5 | 14 | 2 | أدفأ ما عندي | ثقيل في اليد خفيف على الكتف. ألبسه وأنا أطرّز قرب الشباك.
wool-cardigan | rania.haddad | 4 | 9 | 0 | عملي للمدرسة | الجيبان واسعان للطباشير والمفاتيح. تمنيت لونًا كحليًا.
breton-top | dina.farouk | 5 | 77 | 1 | خطوط ثابتة | القماش متماسك ولا يشفّ، والخطوط منسوجة لا مطبوعة.
rib-beanie | tariq.salim | 4 | 88 | 0 | لليالي البحر | دافئة وصغيرة في الجيب.
lambswool-scarf | huda.zayd | 5 | 54 | 1 | لمكتب بارد | المكيّف هنا أقسى من الشتاء. الوشاح ناعم ولا يترك وبرًا.
wool-socks | samira.nasser | 5 | 9 | 1 | نعمة | أرض المطبخ من حجر، وهذه الجوارب حلّت الأمر.
knit-mittens | layla | 4 | 12 | 0 | ناعمة من الداخل | القطن من الداخل فكرة جميلة. لا تصلح للهاتف.
felt-slippers | dina.farouk | 4 | 45 | 0 | هادئة | أتحرك بين الرفوف بلا صوت. احتاجت أسبوعًا لتلين.
`,
}
