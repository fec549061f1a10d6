/** What the groups talked about in the last three months, by the name of the group. The format is in post-lines.ts. */
export const GROUP_THREADS: Readonly<Record<string, string>> = {
  'Clay and kilns': `
amira | 2050 |  | 8 | Let’s collect what copper does to us. I start: 2 % in a matte base, oxidation, cone 6. Green where thick, nothing where thin.
> priya.nair | 120 | 3 %, small electric kiln: green everywhere and one pinhole per tile.
>> amira | 160 | Slow down before 1,100 and hold ten minutes. The pinholes close.
> noelia | 400 | 1 % y un poco de estaño: turquesa. Una vez de cada tres.
priya.nair | 1700 | glaze-recipes | 6 | Recipe four on red clay instead of white. It broke to brown at the rim and I am keeping the accident.
> bruno | 55 | Those are the best ones.
hassan | 1350 |  | 5 | جهاز قياس الحرارة عندي يختلف عشرين درجة عن المخاريط. من أصدّق؟
> amira | 38 | المخروط. الجهاز يقيس الهواء، والمخروط يقيس الطين.
mei | 1010 |  | 7 | Second throwing lesson: I can center for exactly four seconds. Then I get proud.
> theo | 22 | Pride is the enemy of round.
noelia | 700 |  | 5 | ¿Cómo guardáis los esmaltes en invierno? Aquí baja a tres grados y se me espesan.
> priya.nair | 200 | Hot water bath for an hour, then sieve again.
amira | 150 | serving-bowl | 9 | Drying wide bowls: foot up, slowly, under plastic with three holes. I lost one of eight this time, which is my record.
> camila.ortiz | 65 | La mía está a salvo en Lima.
`,
  'Neighbors of the Saturday market': `
bruno | 1990 |  | 6 | Stall plan for September: bakers at the fountain, cloth along the wall, anything on wheels at the north gate.
> tomas | 15 | Los panaderos agradecen la sombra.
diego.rojas | 1560 |  | 4 | Bajo del Cajas el viernes con la furgoneta medio vacía. Me caben dos mesas y cuatro cajas.
> inti.quispe | 30 | Tres cajas de lana, si puede ser.
>> diego.rojas | 36 | Puede ser.
tomas | 1180 |  | 7 | Cambio dos hogazas por un toldo prestado hasta el mediodía.
> bruno | 12 | Yours. I like the dark one.
carla.mendez | 560 | market-tote | 5 | Bajo desde Quito el sábado. ¿Alguien guarda un sitio de un metro para lámparas usadas?
> bruno | 44 | Stall 14, between the books and the man with the parrots.
`,
  'Tejedoras del sur': `
inti.quispe | 2010 |  | 7 | Tabla de nogal para quien la pidió: un kilo de cáscara por kilo de lana, dos horas sin hervir, una noche dentro.
> rosa.guaman | 90 | Y agua de lluvia. Con la del grifo sale gris.
rosa.guaman | 1620 |  | 6 | Mi mamá pregunta quién le compró la rueca a la señora Asunción. Quiere despedirse de ella. De la rueca.
> inti.quispe | 40 | Está en el taller. Que venga el viernes, hay café.
irene.campos | 1120 | linen-fabric | 5 | Soy de Sevilla y coso. ¿Alguien ha hecho vainica en este lino? El hilo corre bien, pero la cuenta me baila.
> lucia | 75 | Cuenta de cuatro en cuatro y marca con hilo rojo.
> inti.quispe | 130 | Es 14 por centímetro en trama, 15 en urdimbre.
nora.lind | 610 |  | 4 | Hello from Stockholm, I read you with a dictionary. How do you set the twist on handspun without losing the softness?
> rosa.guaman | 210 | Vapor, no agua. Y colgarla sin peso.
>> nora.lind | 260 | Gracias! It worked on the first skein.
`,
  'Café de altura': `
tomas | 1720 |  | 5 | Llegó el lavado de Loja. Molienda media, 93 grados, paciencia.
> theo | 40 | How much is patience in seconds?
>> tomas | 48 | Doscientos diez.
sofia.aguirre | 1290 | ribbed-mug | 6 | Prueba ciega en mi cafetería: la misma infusión en tres tazas. Ganó la de labio fino, por goleada.
grace.osei | 520 | espresso-cups | 5 | Dialed in at last: 18 in, 36 out, 27 seconds, and a cup that does not steal the heat.
> sofia.aguirre | 55 | ¡Mis números son 18, 38 y 29! Casi vecinas.
`,
  'حرفيو المدينة': `
hassan | 1880 |  | 5 | أعددت قائمة بورش وسط البلد المفتوحة أيام الجمعة: نحّاس، وخطّاط، وثلاثة نجّارين لا يردّون على الهاتف.
> rania.haddad | 33 | سأحضر صفي كله إلى النحّاس.
nabil.amari | 1440 |  | 7 | نصيحة لمن سأل عن تشقق خشب الزيتون: جففوه سنة لكل سنتيمتر، ومن لا صبر له فليشتر اللوح جاهزًا.
> hassan | 70 | سنة لكل سنتيمتر! والخطاط يجفف الحبر في دقيقة.
layla | 880 | linen-apron | 4 | صنعت من مئزر قديم حقيبة لخيوطي. الكتان لا يموت.
rania.haddad | 300 | candle-holder | 6 | انقطعت الكهرباء في الصف، فأكملنا الدرس على ثلاث شمعات. طلب الطلاب انقطاعًا آخر.
> amira | 20 | هذه أجمل مراجعة قرأتها.
`,
  'Trails and rain': `
marisol | 1950 | rain-jacket | 11 | How to reproof a shell, once and properly: wash with soap, not detergent; rinse twice; spray while wet; twenty minutes of low heat.
> ruth.alder | 60 | I skipped the second rinse for ten years. Now I know.
> sam.whitlock | 95 | And do the shoulders twice. Pack straps eat it.
diego.rojas | 1640 |  | 6 | Estado del sendero de Laguna Toreadora: barro hasta el tobillo, puente nuevo, vistas cuando quiere.
ruth.alder | 1330 |  | 9 | Which socks for a coast path in October? I am told cotton is a crime.
> nora.lind | 40 | Wool. Always wool.
> sam.whitlock | 52 | Two pairs of thin wool, one of them dry in your pocket.
sam.whitlock | 1010 | merino-tee | 7 | Trail work weekend: six of us moved one rock. It was a large rock and we are very proud.
> valentina.paz | 75 | Foto o no pasó.
ingrid.solberg | 640 |  | 6 | Snow line is at 900 meters here. Poles, headlamp, and somebody who knows where the path was.
> diego.rojas | 190 | Ese último es el equipo más caro.
valentina.paz | 220 | camp-lantern | 5 | Refugio Frey con luz de cinco lúmenes: se leía el mapa y no se despertó nadie.
sam.whitlock | 30 | roll-top-pack | 8 | Packed for the weekend: 6.4 kilos with water. I removed the second spoon.
> marisol | 18 | La segunda cuchara es para el vecino, Sam.
`,
  'Repair café': `
theo | 1930 |  | 9 | Rule one: unplug it. Rule two: take a photo before you open it. Rule three: look for rule one again.
> ben.hartley | 28 | Rule four: the screw left over was never important. Until it was.
ben.hartley | 1580 | desk-lamp | 7 | Opened the dome lamp to see how it dies. It won’t: the switch is a standard part and everything is screwed.
> anna.kowalska | 66 | That is the most romantic thing I have read this month.
noelia | 1260 |  | 8 | Quien tenga una mochila mía con la correa floja: no hace falta enviarla. Aquí va el truco de los dos agujeros y el hilo encerado.
> elena.soler | 45 | Hecho en veinte minutos. Quedó mejor que el original, y lo digo con respeto.
elena.soler | 900 |  | 6 | ¿Qué pegamento para una suela de caucho cosida que se abre por delante?
> noelia | 38 | Ninguno todavía: primero dos puntadas, luego cemento de contacto.
kenji.mori | 480 | turntable | 5 | Belt of my second turntable is twelve years old. Theo found one in a drawer in Portland. It is on a plane.
> theo | 30 | The drawer is sad now.
jonas.weber | 110 | repair-tin | 6 | Patched a raincoat with a tube patch and the cement from the tin. Ugly, waterproof, mine.
`,
}
