/** The pages of the demo, in all versions. */
import type { PageSlug, PageTexts } from '../contract.ts'

const TERMS_FIRST: PageTexts = {
  en: {
    title: 'Terms of service',
    html: `<p>These terms are the agreement between you and Plaza House S.A., which runs this marketplace.</p><h2>Your account</h2><p>You must be 18 or older. Keep your password to yourself; what is done with your account counts as done by you.</p><h2>Buying</h2><p>You buy from the shop that is named on the product, not from us. The contract is made when the shop receives your order.</p><h2>Selling</h2><p>Shops describe their goods truthfully, ship on time and answer their customers. We keep the commission that was agreed.</p>`,
  },
  es: {
    title: 'Condiciones del servicio',
    html: `<p>Estas condiciones son el acuerdo entre usted y Plaza House S.A., que gestiona este mercado.</p><h2>Su cuenta</h2><p>Debe tener 18 años o más. No comparta su contraseña; lo que se haga con su cuenta cuenta como hecho por usted.</p><h2>Comprar</h2><p>Usted compra a la tienda que figura en el producto, no a nosotros. El contrato se cierra cuando la tienda recibe su pedido.</p><h2>Vender</h2><p>Las tiendas describen sus productos con veracidad, envían a tiempo y responden a sus clientes. Nos quedamos la comisión acordada.</p>`,
  },
  ar: {
    title: 'شروط الخدمة',
    html: `<p>هذه الشروط اتفاق بينك وبين شركة بلازا هاوس التي تدير هذه السوق.</p><h2>حسابك</h2><p>يجب أن يكون عمرك 18 سنة أو أكثر. احتفظ بكلمة مرورك لنفسك، فما يُفعل بحسابك يُعدّ فعلك.</p><h2>الشراء</h2><p>أنت تشتري من المتجر المذكور في صفحة المنتج لا منّا. ينعقد العقد حين يستلم المتجر طلبك.</p><h2>البيع</h2><p>تصف المتاجر بضائعها بصدق، وتشحن في الموعد، وتجيب عملاءها. ونحتفظ بالعمولة المتفق عليها.</p>`,
  },
}

const after = (texts: PageTexts, added: Record<keyof PageTexts, string>): PageTexts => ({
  en: { ...texts.en, html: texts.en.html + added.en },
  es: { ...texts.es, html: texts.es.html + added.es },
  ar: { ...texts.ar, html: texts.ar.html + added.ar },
})

const TERMS_SECOND = after(TERMS_FIRST, {
  en: '<h2>Returns</h2><p>You can return most goods within 30 days. Personalized goods and opened downloads are excluded, unless they are faulty.</p><h2>Disputes</h2><p>If you and a shop cannot agree, an administrator decides about the refund. Your rights under the law stay as they are.</p>',
  es: '<h2>Devoluciones</h2><p>Puede devolver la mayoría de los productos en 30 días. Se excluyen los productos personalizados y las descargas abiertas, salvo que estén defectuosos.</p><h2>Disputas</h2><p>Si usted y una tienda no se ponen de acuerdo, un administrador decide sobre el reembolso. Sus derechos legales no cambian.</p>',
  ar: '<h2>الإرجاع</h2><p>يمكنك إرجاع معظم البضائع خلال 30 يومًا. وتُستثنى المنتجات المخصّصة والتنزيلات المفتوحة ما لم تكن معيبة.</p><h2>النزاعات</h2><p>إذا لم تتفق مع المتجر، يقرّر أحد المشرفين بشأن المبلغ المسترد. وتبقى حقوقك القانونية كما هي.</p>',
})

export type DemoVersion = { daysAgo: number; texts: PageTexts }

export const DEMO_PAGES: Readonly<Record<PageSlug, readonly DemoVersion[]>> = {
  terms: [
    { daysAgo: 300, texts: TERMS_FIRST },
    { daysAgo: 60, texts: TERMS_SECOND },
  ],
  about: [
    {
      daysAgo: 300,
      texts: {
        en: {
          title: 'About us',
          html: '<p>Plaza began as a Saturday market of six workshops. The stalls are still there; this is where they sell the rest of the week.</p><h2>What you find here</h2><p>Ceramics, leather, woven goods, old radios made to work again: things by people whose name you learn, with a place to talk about them.</p><h2>Who runs it</h2><p>Plaza House S.A. in Cuenca keeps the lights on and sells a few things of its own. The shops set their prices and ship their orders themselves.</p>',
        },
        es: {
          title: 'Sobre nosotros',
          html: '<p>Plaza empezó como un mercado de los sábados con seis talleres. Los puestos siguen ahí; aquí venden el resto de la semana.</p><h2>Qué encontrará</h2><p>Cerámica, cuero, tejidos, radios antiguas que vuelven a funcionar: cosas de personas con nombre, y un lugar para hablar de ellas.</p><h2>Quién lo lleva</h2><p>Plaza House S.A., en Cuenca, se ocupa de la plataforma y vende algunas cosas propias. Las tiendas fijan sus precios y envían sus pedidos.</p>',
        },
        ar: {
          title: 'من نحن',
          html: '<p>بدأت بلازا سوقًا يوم السبت فيها ست ورش. ما زالت الأكشاك في مكانها، وهنا تبيع بقية أيام الأسبوع.</p><h2>ماذا تجد هنا</h2><p>خزف وجلود ومنسوجات وأجهزة راديو قديمة عادت تعمل: أشياء صنعها أناس تعرف أسماءهم، ومكان للحديث عنها.</p><h2>من يديرها</h2><p>تدير شركة بلازا هاوس في كوينكا المنصة وتبيع بعض منتجاتها. أما المتاجر فتحدّد أسعارها وتشحن طلباتها بنفسها.</p>',
        },
      },
    },
  ],
  contact: [
    {
      daysAgo: 300,
      texts: {
        en: {
          title: 'Contact',
          html: '<p>Questions about an order go to its shop: open the order and write a message. For everything else, write to us.</p><ul><li><p>Email: <a href="mailto:hello@plaza.example">hello@plaza.example</a></p></li><li><p>Post: Plaza House S.A., Plaza Mayor 1, 010101 Cuenca, Ecuador</p></li></ul><p>We answer within two working days.</p>',
        },
        es: {
          title: 'Contacto',
          html: '<p>Las preguntas sobre un pedido van a su tienda: abra el pedido y escriba un mensaje. Para todo lo demás, escríbanos.</p><ul><li><p>Correo: <a href="mailto:hello@plaza.example">hello@plaza.example</a></p></li><li><p>Dirección: Plaza House S.A., Plaza Mayor 1, 010101 Cuenca, Ecuador</p></li></ul><p>Respondemos en dos días laborables.</p>',
        },
        ar: {
          title: 'اتصل بنا',
          html: '<p>الأسئلة عن طلب تُوجَّه إلى متجره: افتح الطلب واكتب رسالة. ولكل ما عدا ذلك راسلنا.</p><ul><li><p>البريد الإلكتروني: <a href="mailto:hello@plaza.example">hello@plaza.example</a></p></li><li><p>العنوان: شركة بلازا هاوس، بلازا مايور 1، كوينكا 010101، الإكوادور</p></li></ul><p>نجيب خلال يومي عمل.</p>',
        },
      },
    },
  ],
  privacy: [
    {
      daysAgo: 300,
      texts: {
        en: {
          title: 'Privacy policy',
          html: '<p>Plaza House S.A. is responsible for your data. We keep what we need to run the marketplace, and nothing for advertising.</p><h2>What we store</h2><ul><li><p>Your account: name, email, settings.</p></li><li><p>Your orders: what, when, to which address. The shop sees them too.</p></li><li><p>What you write: posts, messages, reviews, questions.</p></li></ul><h2>Cookies</h2><p>Only those that keep you logged in, your cart filled and the page in your language.</p><h2>Your rights</h2><p>You can download all your data and delete your account in the settings. Invoices stay as long as the law demands, without your name where that is allowed.</p>',
        },
        es: {
          title: 'Política de privacidad',
          html: '<p>Plaza House S.A. es responsable de sus datos. Guardamos lo necesario para el mercado y nada para publicidad.</p><h2>Qué guardamos</h2><ul><li><p>Su cuenta: nombre, correo, ajustes.</p></li><li><p>Sus pedidos: qué, cuándo y a qué dirección. La tienda también los ve.</p></li><li><p>Lo que escribe: publicaciones, mensajes, reseñas, preguntas.</p></li></ul><h2>Cookies</h2><p>Solo las que mantienen su sesión, su carrito y el idioma de la página.</p><h2>Sus derechos</h2><p>En los ajustes puede descargar todos sus datos y eliminar su cuenta. Las facturas se conservan lo que exige la ley, sin su nombre donde se permite.</p>',
        },
        ar: {
          title: 'سياسة الخصوصية',
          html: '<p>شركة بلازا هاوس مسؤولة عن بياناتك. نحتفظ بما تحتاجه السوق، ولا شيء لأجل الإعلانات.</p><h2>ماذا نحفظ</h2><ul><li><p>حسابك: الاسم والبريد الإلكتروني والإعدادات.</p></li><li><p>طلباتك: ماذا ومتى وإلى أي عنوان. ويراها المتجر أيضًا.</p></li><li><p>ما تكتبه: المنشورات والرسائل والتقييمات والأسئلة.</p></li></ul><h2>ملفات تعريف الارتباط</h2><p>فقط ما يبقيك مسجّل الدخول ويحفظ سلّتك ولغة الصفحة.</p><h2>حقوقك</h2><p>يمكنك تنزيل كل بياناتك وحذف حسابك من الإعدادات. وتبقى الفواتير ما دام القانون يفرض ذلك، دون اسمك حيث يُسمح.</p>',
        },
      },
    },
  ],
}
