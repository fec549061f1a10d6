import type { Language } from '#platform/shared/language.ts'

/** What people of the demo data asked. The format is in demo-lines.ts. */
export const QUESTIONS: Readonly<Record<Language, string>> = {
  en: `
ribbed-mug | bruno | 30 | Does it fit under a normal espresso machine?
> | 29 | It is 9.5 cm high. Most home machines have about 11 cm of room.
> mei | 28 | It fits under mine with a finger to spare.
ribbed-mug | claire.martin | 190 | Can I order twelve in one glaze, and how close will they be?
> | 189 | Yes. I throw them in one session, so they differ by a few millimeters and a shade.
over-ear-headphones | amira | 20 | Can the ear cushions be replaced?
> | 19 | Yes, they click off. A pair costs 18 dollars, and we keep them for ten years.
over-ear-headphones | sam.whitlock | 142 | Do they fold small enough for a 22-liter pack?
> | 141 | Folded they are 18 by 16 by 8 cm.
> kenji.mori | 140 | Mine ride in a coat pocket, but it is a large coat.
rain-jacket | mei | 4 | Is there room for a thick sweater underneath in M?
desk-lamp | amira | 24 | Which bulb does it take?
> | 23 | None: the LED is built in, 2700 K, and rated for 30,000 hours. We keep the module as a spare part.
desk-lamp | marcus.reid | 40 | How long is the cord, and which plug is on it?
> | 39 | Two meters of fabric cord, with the plug of the country it ships to.
saddle-backpack | jonas.weber | 236 | Can the straps be changed later for wider ones?
> | 235 | Yes, they are held by buckles. We cut wider ones to order.
turntable | david.okafor | 231 | Is the cartridge a standard half-inch mount?
> | 230 | Yes, standard mount. The alignment protractor is in the box.
shelf-speaker | ben.hartley | 96 | Real veneer on all six sides?
> | 95 | On five. The back is painted, because that is where the screws are.
> david.okafor | 94 | And the front grille comes off with magnets.
low-keyboard | anna.kowalska | 88 | Are the blank keycaps glossy?
> | 87 | Matte, and they stay so. A printed set is in the box.
linen-shirt | ruth.alder | 174 | Which size for a chest of 104 cm?
> | 173 | L for a loose fit, M if you like it close. Exchange is free.
rib-sweater | ingrid.solberg | 107 | Is the wool mulesing-free?
> | 106 | Yes. It comes from two farms above Saraguro that we visit every spring.
roll-top-pack | anna.kowalska | 10 | Will a 14-inch laptop get wet if I fall into a canal?
> | 9 | Not if it was rolled three times. Please do not fall.
> jonas.weber | 8 | Tested with a flooded underpass. Dry.
field-watch | kenji.mori | 133 | What is the movement?
> | 132 | Ronda 715, Swiss quartz, battery for about five years.
court-sneakers | jonas.weber | 14 | Do you plan size 46?
> | 13 | In February, with the new last.
teapot | priya.nair | 62 | Is the strainer fine enough for rooibos?
> | 61 | Nearly. For rooibos use a paper filter; for everything else it is fine.
camp-lantern | ruth.alder | 21 | Can the battery be replaced?
> | 20 | Yes, two screws. It is a standard 18650 cell.
moon-vase | nora.lind | 78 | Would it survive a windowsill in minus twenty?
> | 77 | Empty, yes. With water in it, no vase would.
steel-bottle | priya.nair | 34 | Does the cap leak when it lies in a bag?
half-frame-camera | anna.kowalska | 12 | Which film do you recommend?
> | 11 | Anything of ISO 400. With 72 pictures on a roll, one roll is a season.
`,
  es: `
ribbed-mug | tomas | 8 | ¿El esmalte lleva plomo?
> | 7 | No. Todos nuestros esmaltes son aptos para alimentos y sin plomo.
linen-shirt | marisol | 11 | ¿Se puede planchar con vapor?
> | 10 | Sí, mejor todavía un poco húmeda.
> tomas | 10 | Yo ni la plancho: la cuelgo y listo.
linen-shirt | irene.campos | 58 | ¿Los botones de corozo aguantan la lavadora?
> | 57 | A treinta grados, sin problema. Van cosidos con pie.
rain-jacket | camila.ortiz | 92 | ¿Hace mucho ruido al caminar?
> | 91 | La membrana de tres capas cruje un poco al principio. Con los lavados baja.
> diego.rojas | 90 | Al segundo mes ya no la oyes. O te quedas sordo, no sé.
rain-jacket | valentina.paz | 180 | ¿El XL vuelve pronto?
> | 179 | A fin de mes, y con dos centímetros más de hombro.
saddle-backpack | elena.soler | 230 | ¿Reparan también lo que tiene diez años?
> | 229 | Lo que salió de este taller se repara siempre.
weekender | carla.mendez | 35 | ¿Cabe en la cabina de un avión?
> | 34 | Si no va llena, debajo del asiento. Llena, en el compartimento.
bifold-wallet | diego.rojas | 300 | ¿Cabe un pasaporte?
> | 299 | No, pero el año que viene haremos una funda.
breakfast-bowl | sofia.aguirre | 160 | ¿Precio para treinta unidades?
> | 159 | Le escribo con una oferta. A partir de doce, diez por ciento menos.
serving-bowl | camila.ortiz | 15 | ¿Resiste el horno?
> | 14 | Hasta 200 °C, si entra con el horno frío.
wool-socks | rosa.guaman | 130 | ¿De dónde es la alpaca?
> | 129 | De Puno y de Saraguro, mitad y mitad. La hilamos aquí.
pocket-speaker | diego.rojas | 81 | ¿Aguanta una caída en piedra?
> | 80 | La tela y la goma ayudan, pero no lo prometemos.
manchego | camila.ortiz | 53 | ¿Llega frío a Lima?
> | 52 | Va con hielo y corcho: hasta seis días.
bike-light | andres.toro | 119 | ¿El soporte sirve en un manillar de 35 mm?
> | 118 | La goma llega hasta 34. A 35 va muy tensa.
linen-fabric | irene.campos | 52 | ¿Cuántos metros en una pieza como máximo?
> | 51 | Hasta veinticinco metros sin corte.
repair-tin | tomas | 17 | ¿Venden solo el pegamento?
`,
  ar: `
moon-vase | hassan | 16 | هل تصلح للأغصان الطبيعية مع الماء؟
> | 15 | نعم، فهي لا تسرّب الماء. ضعوا تحتها قطعة قماش على الخشب.
espresso-cups | samira.nasser | 160 | هل يتوفر لون أزرق؟
> | 159 | ليس الآن. أجرّب طلاءً أزرق هذا الشتاء.
teapot | huda.zayd | 47 | هل يوضع فوق شمعة للتسخين؟
> | 46 | لا، الحرارة من الأسفل تشقّه. لفّوه بقطعة صوف.
> hassan | 45 | أو اشربوه أسرع.
over-ear-headphones | khalid.mansour | 181 | كم تدوم الوسادات مع الاستعمال اليومي؟
> | 180 | سنتين تقريبًا، وتُبدَّل بلا أدوات.
rain-jacket | tariq.salim | 191 | هل يفسدها ماء البحر؟
> | 190 | لا، اشطفها بماء عذب وجففها في الظل.
saddle-backpack | rania.haddad | 162 | هل تتسع لعشرين دفترًا؟
> | 161 | نعم إن كانت رفيعة. العرض اثنا عشر سنتيمترًا.
pocket-notebooks | hassan | 94 | هل يتحمل الورق الحبر العربي؟
> | 93 | معظم الأحبار نعم. القلم العريض جدًا قد يظهر أثره.
> dina.farouk | 92 | جرّبته بثلاثة أحبار، ولم ينفذ واحد منها.
desk-lamp | dina.farouk | 190 | هل تعمل على 220 فولت؟
> | 189 | نعم، من 100 إلى 240.
olive-wood-board | nabil.amari | 64 | من أي بلد الخشب؟
> | 63 | من بساتين عجلون، من أشجار توقفت عن الإثمار.
throwing-workshop | layla | 120 | هل تناسب الورشة من لم يلمس الطين من قبل؟
> | 119 | هي لهم قبل غيرهم.
camp-lantern | yusuf.karim | 9 | كم تستغرق لتشحن؟
power-bank | huda.zayd | 37 | هل يُسمح به في الطائرة؟
> | 36 | نعم، سعته أقل من الحد بكثير.
`,
}
