/** What the town wrote in the last three months, and the comments below. The format is in post-lines.ts. */
export const TOWN_POSTS = `
grace.osei | 2150 | ribbed-mug | 9 | Eleventh mug hung on the rail today. The café has eleven chairs, so we are complete. #ceramics #coffee
> amira | 35 | Until the twelfth chair. I keep a place in the kiln for it.
>> grace.osei | 52 | Do not tempt me.
diego.rojas | 2118 | rain-jacket | 14 | Cuatro horas de llovizna en el Cajas y la camiseta seca. Lo único mojado fue el sándwich. #montaña #lluvia
> marisol | 22 | El sándwich va en el bolsillo de dentro, Diego.
> valentina.paz | 140 | ¿La usaste encima del forro o directa?
>> diego.rojas | 165 | Directa sobre merino. Con forro se me cocina el arroz.
rania.haddad | 2090 | espresso-cups | 8 | وصلت الفناجين. جرّبتها بالقهوة السادة قبل أن أخلع معطفي. #قهوة #خزف
nora.lind | 2061 | rib-sweater | 12 | I spent an evening looking for the side seam of this sweater. There is none. Fully fashioned, people. #knitting
> inti.quispe | 180 | Mi abuela decía: la costura que no está no se rompe.
> ruth.alder | 260 | Mine has seen the North Sea. It won.
pablo.iriarte | 2030 | turntable | 7 | Los meses impares se escuchan discos. Hoy: uno de boleros que era de mi padre. #vinilo
> theo | 90 | What cartridge pressure? I set yours to 1.8 before it left.
>> pablo.iriarte | 130 | Lo dejé como vino. Suena a mi padre, así que no toco nada.
priya.nair | 2002 | glaze-recipes | 11 | Test tiles, round two. Recipe seven needs a slower climb in a small kiln, then it is the teal of the bowls. #ceramics #glaze
> amira | 44 | Slower between 1,100 and 1,200. Let it think.
> noelia | 300 | En mi horno pasó igual.
sofia.aguirre | 1975 | ribbed-mug | 10 | Veinticuatro tazas y ni una igual. Los clientes ya tienen la suya y se enfadan si la usa otro. #cafetería
jonas.weber | 1948 | bike-light | 6 | The clocks change on Sunday. Charge your lights on Saturday. That is the whole post. #cycling
> tomas | 55 | Los míos cargados desde agosto. Y las piernas, no.
samira.nasser | 1917 | dinner-plate | 13 | صوّرت سبعة أطباق على الصحن نفسه، ولم يسرق الضوء من الطعام مرة واحدة. #تصوير #خزف
ben.hartley | 1890 | olive-wood-board | 9 | If you oil a board, oil both sides. If you oil one side, you have made a bowl. #wood
> nabil.amari | 75 | وبزيت لا يُؤكل نيئًا إن نسيت النافذة مفتوحة.
> mei | 110 | I have made a bowl.
rosa.guaman | 1866 | wool-socks | 8 | Mi mamá hila, yo tiño, Inti teje y ustedes caminan descalzos en el piso frío por gusto. #lana
mateo.vidal | 1831 | over-ear-headphones | 7 | Transcribiendo una línea de bajo con estos auriculares encontré dos notas que llevaba años tocando mal. #audio
> david.okafor | 28 | Only two? Show-off.
>> mateo.vidal | 41 | Dos en la primera estrofa.
tariq.salim | 1804 | roll-top-pack | 6 | نزلت بالحقيبة إلى ثلاثة أمتار. الكاميرا جافة، وأنا لا. #بحر
> marisol | 60 | Para eso no está garantizada, Tariq. Pero me alegro.
ruth.alder | 1776 | city-umbrella | 15 | Forty years of letters taught me one thing: hold it low and into the wind. #rain
> grace.osei | 18 | Is that about umbrellas or about life?
>> ruth.alder | 26 | Yes.
elena.soler | 1748 | saddle-backpack | 8 | Pregunté si reparaban. Contestaron con una foto de una mochila de 2009. Comprada. #cuero
> noelia | 33 | Esa mochila vuelve cada tres años a tomar café.
david.okafor | 1722 | room-equalizer | 5 | My room had a hole at 110 Hz the size of a bus. Now it has a hole the size of a bicycle. #audio
carla.mendez | 1690 | desk-lamp | 9 | Tercer proyecto este año en que el cliente señala mi lámpara y dice: esa. #interiores
dina.farouk | 1661 | pocket-notebooks | 10 | جاءت طالبة تسأل عن كتاب وخرجت بدفتر. قالت إن الكتب يكتبها غيرها. #مكتبة
> hassan | 47 | أعطيها قلمًا أيضًا.
kenji.mori | 1635 | turntable | 12 | Rainy Sunday, side B only. #vinyl
> theo | 25 | Side B is where they hid the good ones.
> mei | 70 | What were you playing?
>> kenji.mori | 95 | A trio. The bass player breathes very loudly and I am fond of him.
inti.quispe | 1602 | lambswool-scarf | 11 | Salió del telar la bufanda con la franja rosa de cochinilla. Mañana la subo a la tienda; hoy la miro. #textil
andres.toro | 1570 | bar-bag | 5 | Vuelta al oriente antioqueño con la bolsa llena de pandebono. Peso al salir: tres kilos. Al volver: nada. #ciclismo
> tomas | 20 | Así se entrena.
claire.martin | 1541 | dinner-plate | 7 | Broken this week: two. Reason: a birthday. I will order four, as usual. #bistro
> amira | 64 | Then I throw five. You always miscount.
hassan | 1510 | pitcher | 8 | كتبت على الإبريق بيت شعر بالحبر القابل للغسل، فشربنا الماء ومعه قافية. #خط
valentina.paz | 1480 | merino-tee | 6 | Primera salida de la temporada al Frey. Tres días, una remera y nadie se alejó de mí. #montaña
> sam.whitlock | 210 | The highest praise a shirt can get.
omar | 1455 |  | 10 | Ten new makers applied this quarter. We look at every one of them with two pairs of eyes, so it takes a week. Thank you for waiting.
mei | 1422 | teapot | 9 | Teapot arrived in a nest of straw. I kept the straw. I do not know why. #tea
> layla | 80 | لعصفور محظوظ.
julian.salas | 1390 | low-keyboard | 4 | Teclado silencioso + azotea + lluvia = productividad sospechosa. #oficina
ingrid.solberg | 1362 | knit-mittens | 7 | First snow on the upper lift. Mittens out, gloves back in the drawer until April. #wool #winter
> nora.lind | 50 | Send some down here.
noelia | 1333 | weekender | 13 | Cuatro bolsos, dos semanas, cero máquinas. Salen el lunes. #cuero #hechoamano
> lucia | 29 | ¿Puedo ir a fotografiar el último?
>> noelia | 40 | Ven el domingo, que hay sopa.
khalid.mansour | 1300 | desk-lamp | 5 | آخر عشر صفحات دائمًا بعد منتصف الليل. #قراءة
theo | 1268 | tabletop-radio | 10 | We tuned forty radios by ear today. My dreams will have static. #audio
> ruth.alder | 120 | Mine finds the shipping forecast. Nothing else is required of it.
camila.ortiz | 1236 | serving-bowl | 6 | Sigo esperando la fuente grande. La cocina también. #cocina
> amira | 31 | It comes out on Thursday, Camila. Thirty centimeters and no crack so far.
tomas | 1203 | riding-gloves | 7 | Con estos guantes amasé un pan por error. El pan, bien. Los guantes, también. #pan
irene.campos | 1170 | linen-fabric | 8 | Cuatro metros de lino ya lavado: dos vestidos, una funda y retales para botones forrados. #costura
> inti.quispe | 66 | Mándanos foto del vestido, Irene.
yusuf.karim | 1141 | shelf-speaker | 7 | ابتعدوا بالسماعة عن الحائط شبرًا. أقولها كل شهر وسأقولها الشهر القادم. #صوتيات
huda.zayd | 1105 | teapot | 6 | اجتماع طويل، إبريق قصير. الحمد لله أنه لا يقطر. #شاي
marisol | 1074 |  | 12 | El domingo hicimos la limpieza del sendero del Llao Llao: once personas, nueve bolsas, una bota izquierda. #montaña
> valentina.paz | 16 | La bota es de mi hermano. La derecha la perdió en 2019.
sam.whitlock | 1040 | camp-lantern | 8 | Five lumens is all you need to find the other sock. #hiking
lucia | 1008 | half-frame-camera | 11 | Setenta y dos fotos en un carrete. He vuelto a pensar antes de disparar y luego a no pensar. #fotografía
> anna.kowalska | 90 | The second half of that sentence is the hard part.
amira | 975 | espresso-cups | 14 | Somebody asked why there is no handle. Because your hand is the handle. #ceramics
> bruno | 7 | I have been saying this for a year.
> grace.osei | 40 | My customers found out on their own.
layla | 940 | linen-apron | 7 | جيب واحد كبير خير من خمسة صغيرة. #تطريز
nabil.amari | 905 | olive-wood-board | 9 | أرسلوا إليّ لوحًا من الزيتون لأرى عروقه. رأيتها، ثم جلست معها ساعة. #خشب
anna.kowalska | 872 | quiet-mouse | 6 | Day three: no reader has looked up. The mouse is a success, the printer is not. #library
bruno | 838 | breakfast-bowl | 8 | Soup for nine people, bowls for seven. We took turns and nobody complained. #kitchen
> mei | 12 | I got a mug.
>> bruno | 15 | You got the good mug.
diego.rojas | 801 | camp-lantern | 5 | Refugio lleno, una linterna, cinco lúmenes y ocho caras. Suficiente. #montaña
marcus.reid | 766 | phone-case | 6 | New here. This is my dog, on my phone. Hello, everybody.
> omar | 9 | Welcome, Marcus. The dog too.
> mei | 31 | What is the dog’s name?
>> marcus.reid | 38 | Invoice. It was funny at the time.
inti.quispe | 730 | wool-cardigan | 9 | Chaquetas nuevas: lana de dos cabos, botones cosidos con pie. Pesan como deben. #textil
noelia | 695 | court-sneakers | 10 | Primeras zapatillas del taller. Se pueden resolar, que para eso las cosimos. #cuero
> jonas.weber | 70 | Do they come in 46?
>> noelia | 95 | En febrero, con la nueva horma.
grace.osei | 660 | manchego | 7 | Cheese board on Fridays from today. It was gone by seven, so: be early. #café
theo | 630 | headphone-stand | 5 | Steam-bending day. The shop smells like a sauna in a library. #wood
valentina.paz | 600 | bike-light | 6 | Ahora los camiones me saludan con las luces. #ciclismo
dina.farouk | 566 | felt-slippers | 7 | خفّ من اللباد بين الرفوف: الكتب نائمة ولا أريد إيقاظها. #مكتبة
ruth.alder | 531 | tabletop-radio | 9 | One knob. I have nothing to add. #radio
kenji.mori | 498 | half-frame-camera | 8 | Half a frame, whole afternoon. #film
carla.mendez | 470 | moon-vase | 10 | Regla de tres: una rama, un jarrón, ninguna explicación. #interiores
tariq.salim | 440 | steel-bottle | 4 | ماء بارد بعد ساعتين في الشمس. اختبار العقبة ناجح. #بحر
camila.ortiz | 96 | serving-bowl | 11 | Llegó. Ceviche para seis y sobra borde. Gracias, @amira. #cocina
> amira | 18 | That rim was worth the wait. Buen provecho!
> claire.martin | 45 | I want a photo and the recipe, in that order.
jonas.weber | 88 | roll-top-pack | 9 | Rode through the flooded underpass so that you do not have to. Laptop dry, dignity wet. #cycling
> marisol | 25 | Enmarca el portátil.
nora.lind | 63 | wool-cardigan | 8 | Buttons sewn with a shank. I checked all five before I said hello to the cardigan. #knitting
samira.nasser | 40 | serving-bowl | 7 | اليوم أصوّر الصحن الكبير. من يعرف سلطة تليق به؟ #تصوير
> rania.haddad | 14 | الفتوش، وبكمية لا تخجلنا.
ben.hartley | 29 | bifold-wallet | 6 | My wallet is a year old and looks better than I do. #leather
sofia.aguirre | 26 |  | 9 | Mañana abrimos a las siete con música del altavoz pequeño y tazas grandes. Pasen. #cafetería
mateo.vidal | 16 | court-sneakers | 6 | Dos conciertos de pie, cero ampollas. El bajo pesa más que las zapatillas. #música
yusuf.karim | 10 | over-ear-headphones | 7 | سؤال لمن جرّب: الوسادات الجديدة أم الأصلية؟ #صوتيات
> david.okafor | 21 | Original for mixing, new for trains.
> theo | 48 | What David said. I will print it on the box.
grace.osei | 6 | espresso-cups | 8 | Quiet morning. Two regulars, one newspaper, four good sips. #coffee
ingrid.solberg | 4 | knit-mittens | 9 | Minus eleven and ten warm fingers. #winter
rosa.guaman | 1 | wool-socks | 5 | Hoy toca teñir con nogal. Las manos me quedarán marrones hasta el domingo. #lana
`
