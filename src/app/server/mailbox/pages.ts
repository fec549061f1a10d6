/** The mailbox's three pages: all mails, one of them, and one that is gone. They run no script. */
import { Html, html } from '#platform/server/html.ts'
import { header } from '#platform/server/mail/eml.ts'
import type { KeptMail } from '#platform/server/mail/folder.ts'
import type { Language } from '#platform/shared/language.ts'
import { WORDS } from './words.ts'

/** What surrounds every page: the visitor's opening tag, the styles of the build by address and those of the mailbox. */
export type Frame = { htmlTag: string; language: Language; stylesheets: readonly string[]; style: string }

/** The frame a mail is shown in: nothing of it runs, its links lead the whole window or a new one. */
export const SANDBOX = 'allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox'

export function listPage(mails: readonly KeptMail[], frame: Frame): string {
  const words = WORDS[frame.language]
  const list = html`<ul class="card mails">${mails.map((mail) => row(mail, frame.language))}</ul>`
  const empty = html`<div class="card">${notice('h2', words.emptyTitle, words.emptyText)}</div>`
  return page(words.title, frame, html`<h1>${words.title}</h1><p class="lead">${words.lead}</p>${mails.length > 0 ? list : empty}`)
}

export function mailPage(mail: KeptMail, frame: Frame): string {
  const words = WORDS[frame.language]
  const subject = header(mail, 'subject')
  return page(
    subject,
    frame,
    html`${back(frame.language)}
<h1 dir="auto">${subject}</h1>
<dl class="facts">
<dt>${words.from}</dt><dd><bdi>${header(mail, 'from')}</bdi></dd>
<dt>${words.to}</dt><dd><bdi>${header(mail, 'to')}</bdi></dd>
<dt>${words.sent}</dt><dd>${moment(mail, frame.language)}</dd>
</dl>
<div class="card"><iframe title="${words.frame}" src="/mailbox/${mail.name}/html" sandbox="${SANDBOX}" referrerpolicy="no-referrer"></iframe></div>
<details class="card"><summary>${words.plainText}</summary><pre class="links" dir="auto">${withLinks(mail.text)}</pre></details>
<details class="card"><summary>${words.headers}</summary><pre class="source" dir="ltr">${mail.headers
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}</pre></details>`,
  )
}

export function gonePage(frame: Frame): string {
  const words = WORDS[frame.language]
  return page(words.goneTitle, frame, html`${back(frame.language)}${notice('h1', words.goneTitle, words.goneText)}`)
}

/** The HTML of a mail as it is framed: its links leave the frame. */
export function framedMail(mail: KeptMail): string {
  return mail.html.replace('<head>', '<head><base target="_top">')
}

function page(title: string, { htmlTag, language, stylesheets, style }: Frame, content: Html): string {
  return html`<!doctype html>
${new Html(htmlTag)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Plaza</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<style>${new Html(style)}</style>
</head>
<body>
<header class="bar"><div class="room"><a href="/" aria-label="${WORDS[language].plaza}" dir="ltr">${MARK}Plaza</a></div></header>
<main class="room">${content}</main>
</body>
</html>
`.text
}

function row(mail: KeptMail, language: Language): Html {
  const to = header(mail, 'to')
  return html`<li><a href="/mailbox/${mail.name}">
<span class="initial" aria-hidden="true">${to.slice(0, 1)}</span>
<span class="subject"><bdi>${header(mail, 'subject')}</bdi></span>
${moment(mail, language)}
<span class="to quiet" dir="ltr">${to}</span>
</a></li>
`
}

function back(language: Language): Html {
  return html`<a class="back" href="/mailbox">${language === 'ar' ? '→' : '←'} ${WORDS[language].all}</a>`
}

function notice(level: 'h1' | 'h2', title: string, text: string): Html {
  const heading = level === 'h1' ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`
  return html`<div class="notice">${ENVELOPE}${heading}<p>${text}</p></div>`
}

/** In the server's own time zone, which is the visitor's: a demo is seen on the machine it runs on. */
function moment(mail: KeptMail, language: Language): Html {
  const at = new Date(header(mail, 'date'))
  if (Number.isNaN(at.getTime())) return html``
  const locale = `${language === 'ar' ? 'ar-SA' : language}-u-ca-gregory`
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return html`<time class="quiet" datetime="${at.toISOString()}">${words}</time>`
}

function withLinks(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/)
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : html`${piece}`))}`
}

const MARK = new Html(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--primary)"/><path d="M7 26V16a9 9 0 0 1 18 0v10h-5.4V16.4a3.6 3.6 0 0 0-7.2 0V26Z" fill="var(--primary-foreground)"/><circle cx="16" cy="16.4" r="1.9" fill="var(--primary-foreground)"/></svg>',
)

const ENVELOPE = new Html(
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="2" y="4" width="20" height="16" rx="2"/><path d="m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7"/></svg>',
)
