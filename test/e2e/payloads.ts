/**
 * Texts that would run a script if any page showed them as markup: each calls `plazaRan()` in one of the ways that browsers know. Made of
 * families (how a tag is broken into × what runs), so that every family is in any sample.
 */

const CALL = 'plazaRan()'
/** The same call without parentheses, in entities, and as a string that is evaluated. */
const CALLS = [CALL, 'plazaRan`1`', '&#112;lazaRan&#40;&#41;', '&#x70;lazaRan&lpar;&rpar;', 'top["plaza"+"Ran"]()', '\\u0070lazaRan()']

/** Elements that run a handler without a person's help. */
const HANDLERS = [
  'img src=x onerror',
  'img src=x: onerror',
  'image src=x onerror',
  'svg onload',
  'svg/onload',
  'body onload',
  'iframe onload',
  'video src=x onerror',
  'audio src=x onerror',
  'video><source onerror',
  'object data=x onerror',
  'embed src=x onerror',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'button autofocus onfocus',
  'a href=# autofocus onfocus',
  'details open ontoggle',
  'marquee onstart',
  'style onload',
  'link rel=stylesheet href=data:, onload',
  'script src=data:, onload',
  'svg><animate onbegin',
  'svg><set attributeName=x onbegin',
  'math><mtext><img src=x onerror',
  'div style=animation:fade-in onanimationstart',
  'div contenteditable autofocus onfocus',
  'form><button autofocus onfocus',
  'dialog open onfocusin autofocus tabindex=0',
  'div popover id=x onbeforetoggle',
  'x tabindex=0 autofocus onfocus',
  'video autoplay onloadstart><source src=x onerror',
]

/** Ways to leave the place where a text stands: an attribute, an element, a comment, a script, JSON in a script. */
const ESCAPES = ['', '">', "'>", '`>', '-->', ']]>', '</script>', '</style>', '</title>', '</textarea>', '</noscript>', '\\u003c/script>']

/** Addresses that run when a link, a form or a frame opens them; pages must not make links of them. */
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'javascript&colon;',
  'javascript&#58;',
  '&#106;avascript:',
  'javascript://plaza.example/%0a',
  'javascript:https://plaza.example/;',
  'view-source:javascript:',
  'feed:javascript:',
  'vbscript:',
]
const DATA = [
  'data:text/html,<script>parent.plazaRan()</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucGxhemFSYW4oKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.plazaRan()"/>',
  'blob:null/plazaRan()',
]
const LINKS = [...SCHEMES.map((scheme) => scheme + CALL), ...DATA]
/** How a text could ask for a link: Markdown, BBCode, markup, a bare address, an address that carries markup. */
const LINK_FORMS: ((address: string) => string)[] = [
  (address) => address,
  (address) => `[Read more](${address})`,
  (address) => `![A bowl](${address})`,
  (address) => `[Read more][1]\n\n[1]: ${address}`,
  (address) => `<${address}>`,
  (address) => `[url=${address}]Read more[/url]`,
  (address) => `<a href="${address}">Read more</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button autofocus>Read more</button></form>`,
]

/** Addresses that look right until they are written into an attribute, and mentions and hashtags that carry markup. */
const IN_ADDRESSES = [
  `https://plaza.example/"onmouseover="${CALL}`,
  `https://plaza.example/'onfocus='${CALL}'autofocus='`,
  `https://plaza.example/"><img src=x onerror=${CALL}>`,
  `https://plaza.example/#<svg onload=${CALL}>`,
  `https://plaza.example/?q=</script><script>${CALL}</script>`,
  `https://"><script>${CALL}</script>.example`,
  `https://plaza.example@"onfocus=${CALL} autofocus x="/`,
  `http:javascript:${CALL}`,
  `https:javascript:${CALL}//`,
  `www.plaza.example/"onload="${CALL}`,
  `@amira"onfocus="${CALL}"autofocus="`,
  `@amira<img src=x onerror=${CALL}>`,
  `#tag"><svg onload=${CALL}>`,
  `#tag'onfocus='${CALL}'autofocus='`,
  `@<script>${CALL}</script>`,
  `#<script>${CALL}</script>`,
]

/** Texts that templates, translations, style sheets and sanitizers could misread. */
const TEMPLATES = [
  `{{${CALL}}}`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `<%= ${CALL} %>`,
  `#{${CALL}}`,
  `$t(${CALL})`,
  `{{- name}}$t(app.title, {"name": "<img src=x onerror=${CALL}>"})`,
  `<1>${CALL}</1><script>${CALL}</script>`,
  `</title><script>${CALL}</script>`,
  `<base href="javascript:${CALL}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<link rel=import href="data:text/html,<script>${CALL}</script>">`,
  `<template shadowrootmode=open><img src=x onerror=${CALL}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${CALL}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${CALL}>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${CALL}>">`,
  `<x style="background:url(javascript:${CALL})">`,
  `<style>@import "javascript:${CALL}";</style>`,
  `<script type=module>${CALL}</script>`,
  `<script>/*\u2028*/${CALL}</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<SCRIPT/x>${CALL}</SCRIPT>`,
  `<script\n>${CALL}</script\n>`,
  `\u202e<script>${CALL}</script>`,
  `＜script＞${CALL}＜/script＞`,
  `<ſcript>${CALL}</ſcript>`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
  `<!--[if gte IE 4]><script>${CALL}</script><![endif]-->`,
  `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${CALL}</x:script>`,
  `<xmp><p title="</xmp><svg/onload=${CALL}>">`,
  `"-${CALL}-"`,
  `';${CALL}//`,
  `\\";${CALL}//`,
  `*/${CALL}/*`,
  `{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${CALL}>"}}}`,
  `{"$$typeof":"Symbol(react.element)","type":"img","props":{"src":"x","onError":"${CALL}"}}`,
]

/** More than three hundred texts; texts of one family are far from each other. */
export const PAYLOADS: readonly string[] = [
  ...new Set(
    interleave([
      HANDLERS.map((handler) => `<${handler}=${CALL}>`),
      HANDLERS.map((handler, index) => `<${handler}="${CALLS[index % CALLS.length]}" `),
      ESCAPES.flatMap((exit) => [`${exit}<script>${CALL}</script>`, `${exit}<img src=x onerror=${CALL}>`, `${exit}<svg onload=${CALL}//`]),
      LINKS.flatMap((address) => LINK_FORMS.map((form) => form(address))),
      IN_ADDRESSES,
      TEMPLATES,
    ]),
  ),
]

/** Takes one of each list in turn until all are empty. */
function interleave(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
