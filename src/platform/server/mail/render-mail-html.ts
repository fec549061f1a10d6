/**
 * Renders a message as HTML for mail clients: tables, inline styles, no external resources, not even the logo. The dark theme
 * follows the reader's setting; clients without dark mode show the light theme.
 */
import { type Language, textDirection } from '#platform/shared/language.ts'
import { Html, html } from '../html.ts'
import type { Brand, Message } from './message.ts'
import { DARK, LIGHT, type MailColors } from './palette.ts'

const BUTTON_FALLBACK: Record<Language, string> = {
  en: 'If the button does not work, open this address in your browser:',
  es: 'Si el botón no funciona, abre esta dirección en tu navegador:',
  ar: 'إذا لم يعمل الزر، فافتح هذا العنوان في متصفحك:',
}

const FONT = 'font-family:Inter,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Noto Sans Arabic,Tahoma,Arial,sans-serif'
const INK = `${FONT};color:${LIGHT.foreground}`
const TITLE = `margin:0 0 20px;${INK};font-size:23px;line-height:31px;font-weight:700`
const PARAGRAPH = `margin:0 0 14px;${INK};font-size:16px;line-height:26px`
const QUIET = `margin:0;${FONT};color:${LIGHT['muted-foreground']};font-size:13px;line-height:20px`
const PAGE = `background-color:${LIGHT.background}`
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'
const CARD = `background-color:${LIGHT.card};border:1px solid ${LIGHT.border};border-radius:18px;padding:36px 40px;${BREAKS}`
const RULE = `border-top:1px solid ${LIGHT.border}`
const TABLE = new Html('cellpadding="0" cellspacing="0" border="0"')
/** Invisible padding, so that mail lists do not show the mail's text after the preheader. */
const PREHEADER_PADDING = '\u034f\u200c '.repeat(80)

const STYLES = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-decoration: underline; }
@media (max-width: 520px) {
  .card { padding: 28px 24px !important; }
}
@media (prefers-color-scheme: dark) {
${darkModeRules(DARK)}
}
`)

export function renderMailHtml(message: Message, language: Language, { origin, productName }: Brand): Html {
  const { subject, heading, preheader, greeting, paragraphs, details = [], button, closing, unsubscribe } = message
  const direction = textDirection(language)
  const start = direction === 'rtl' ? 'right' : 'left'
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;${PAGE}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader ?? paragraphs[0] ?? ''}${PREHEADER_PADDING}</div>
<table role="presentation" width="100%" ${TABLE} dir="${direction}" class="page" style="${PAGE}">
<tr><td align="center" style="padding:36px 16px 44px">
<table role="presentation" width="560" ${TABLE} style="width:100%;max-width:560px">
<tr><td align="${start}" style="padding:0 4px 20px">${masthead(productName)}</td></tr>
<tr><td align="${start}" class="card" style="${CARD}">
<h1 class="ink" style="${TITLE}">${heading ?? subject}</h1>
${greeting === undefined ? null : html`<p class="ink" style="${PARAGRAPH}">${greeting}</p>`}
${paragraphs.map((text) => html`<p class="ink" style="${PARAGRAPH}">${lines(text)}</p>\n`)}
${details.length > 0 && table(details, start)}
${button ? action(button, language) : null}
<div class="rule" style="${RULE};margin:26px 0 0;padding:18px 0 0">
<p class="quiet" style="${QUIET}">${lines(closing)}</p>
${unsubscribe ? html`<p style="${QUIET}"><a class="link" href="${unsubscribe.url}" style="${QUIET};color:${LIGHT.primary}">${unsubscribe.label}</a></p>` : null}
</div>
</td></tr>
<tr><td align="center" style="padding:22px 8px 0">${signature(origin, productName)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The logo of platform/web/ui/logo.tsx made of boxes, because many mail clients block images. */
function masthead(productName: string): Html {
  const paint = (color: 'primary' | 'primary-foreground') => `background-color:${LIGHT[color]}`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" dir="ltr"><tr>
<td style="padding:0"><div class="primary" aria-hidden="true" style="width:32px;height:32px;border-radius:9px;font-size:0;line-height:0;${paint('primary')}">
<div style="height:7px"></div>
<div class="on-primary" style="width:18px;height:19px;margin:0 auto;border-radius:9px 9px 0 0;${paint('primary-foreground')}">
<div style="height:6px"></div>
<div class="primary" style="width:8px;height:13px;margin:0 auto;border-radius:4px 4px 0 0;${paint('primary')}">
<div style="height:2px"></div>
<div class="on-primary" style="width:4px;height:4px;margin:0 auto;border-radius:2px;${paint('primary-foreground')}"></div>
</div></div></div></td>
<td class="ink" style="padding:0 0 0 10px;${INK};font-size:19px;line-height:32px;font-weight:700">${productName}</td>
</tr></table>`
}

function table(details: NonNullable<Message['details']>, start: 'left' | 'right'): Html {
  const cell = `padding:10px 0;vertical-align:top;${RULE}`
  const gap = `padding-${start === 'left' ? 'right' : 'left'}:16px`
  const label = `${QUIET};font-size:14px;line-height:22px;font-weight:400;${cell};${gap};width:36%`
  const value = `${INK};font-size:15px;line-height:22px;font-weight:600;${cell}`
  return html`<table width="100%" ${TABLE} class="rule" style="margin:20px 0 6px;border-bottom:1px solid ${LIGHT.border}">
${details.map(
  (event) => html`<tr>
<th scope="row" align="${start}" class="quiet rule" style="${label}">${event.label}</th>
<td align="${start}" class="ink rule" style="${value}"><bdi>${lines(event.value)}</bdi></td>
</tr>
`,
)}</table>`
}

function action({ label, url }: NonNullable<Message['button']>, language: Language): Html {
  const shape = `display:inline-block;padding:13px 26px;${FONT};font-size:16px;line-height:22px;font-weight:600`
  return html`<table role="presentation" ${TABLE} style="margin:24px 0 22px"><tr>
<td align="center" class="primary" style="background-color:${LIGHT.primary};border-radius:10px">
<a class="on-primary-text" href="${url}" style="${shape};color:${LIGHT['primary-foreground']};text-decoration:none">${label}</a>
</td></tr></table>
<p class="quiet" style="${QUIET}">${BUTTON_FALLBACK[language]}<br>
<a class="link" href="${url}" style="${QUIET};color:${LIGHT.primary};${BREAKS}"><bdi dir="ltr">${url}</bdi></a></p>`
}

function signature(origin: string, productName: string): Html {
  const link = html`<a class="quiet" href="${origin}" style="${QUIET}"><bdi dir="ltr">${new URL(origin).host}</bdi></a>`
  return html`<p class="quiet" style="${QUIET}">${productName} · ${link}</p>`
}

function lines(text: string): Html {
  return html`${text.split(/\r\n|\r|\n/).map((line, index) => html`${index > 0 && html`<br>`}${line}`)}`
}

function darkModeRules(colors: MailColors): string {
  const rules: [selector: string, property: string, color: keyof MailColors][] = [
    ['.page', 'background-color', 'background'],
    ['.card', 'background-color', 'card'],
    ['.card, .rule', 'border-color', 'border'],
    ['.ink', 'color', 'foreground'],
    ['.quiet', 'color', 'muted-foreground'],
    ['.link', 'color', 'primary'],
    ['.primary', 'background-color', 'primary'],
    ['.on-primary', 'background-color', 'primary-foreground'],
    ['.on-primary-text', 'color', 'primary-foreground'],
  ]
  return rules.map(([selector, property, color]) => `  ${selector} { ${property}: ${colors[color]} !important; }`).join('\n')
}
