/** The mailbox's three pages: the list, one email, and not found. They run no script. */
import { Html, html } from '#platform/server/html.ts'
import { headerValue } from '#platform/server/mail/eml.ts'
import type { StoredMail } from '#platform/server/mail/folder-mailer.ts'
import type { Language } from '#platform/shared/language.ts'
import { MAILBOX_TEXTS } from './texts.ts'

/** Everything around a page's content: the visitor's `<html>` tag, links to the build's stylesheets and the mailbox's own styles. */
export type PageFrame = { htmlTag: string; language: Language; stylesheets: readonly string[]; style: string }

/** Sandbox of the email's iframe: no scripts, and links open in the whole window or a new one. */
export const SANDBOX = 'allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox'

export function listPage(mails: readonly StoredMail[], frame: PageFrame): string {
  const words = MAILBOX_TEXTS[frame.language]
  const list = html`<ul class="card mails">${mails.map((mail) => row(mail, frame.language))}</ul>`
  const empty = html`<div class="card">${notice('h2', words.emptyTitle, words.emptyText)}</div>`
  return page(words.title, frame, html`<h1>${words.title}</h1><p class="lead">${words.lead}</p>${mails.length > 0 ? list : empty}`)
}

export function mailPage(mail: StoredMail, frame: PageFrame): string {
  const words = MAILBOX_TEXTS[frame.language]
  const subject = headerValue(mail, 'subject')
  return page(
    subject,
    frame,
    html`${back(frame.language)}
<h1 dir="auto">${subject}</h1>
<dl class="facts">
<dt>${words.from}</dt><dd><bdi>${headerValue(mail, 'from')}</bdi></dd>
<dt>${words.to}</dt><dd><bdi>${headerValue(mail, 'to')}</bdi></dd>
<dt>${words.sent}</dt><dd>${formatSentAt(mail, frame.language)}</dd>
</dl>
<div class="card"><iframe title="${words.frame}" src="/mailbox/${mail.name}/html" sandbox="${SANDBOX}" referrerpolicy="no-referrer"></iframe></div>
<details class="card"><summary>${words.plainText}</summary><pre class="links" dir="auto">${withLinks(mail.text)}</pre></details>
<details class="card"><summary>${words.headers}</summary><pre class="source" dir="ltr">${mail.headers
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}</pre></details>`,
  )
}

export function notFoundPage(frame: PageFrame): string {
  const words = MAILBOX_TEXTS[frame.language]
  return page(words.goneTitle, frame, html`${back(frame.language)}${notice('h1', words.goneTitle, words.goneText)}`)
}

/** The email's HTML for the iframe; its links open outside the frame. */
export function framedMail(mail: StoredMail): string {
  return mail.html.replace('<head>', '<head><base target="_top">')
}

function page(title: string, { htmlTag, language, stylesheets, style }: PageFrame, content: Html): string {
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
<header class="bar"><div class="room"><a href="/" aria-label="${MAILBOX_TEXTS[language].plaza}" dir="ltr">${MARK}Plaza</a></div></header>
<main class="room">${content}</main>
</body>
</html>
`.text
}

function row(mail: StoredMail, language: Language): Html {
  const to = headerValue(mail, 'to')
  return html`<li><a href="/mailbox/${mail.name}">
<span class="initial" aria-hidden="true">${to.slice(0, 1)}</span>
<span class="subject"><bdi>${headerValue(mail, 'subject')}</bdi></span>
${formatSentAt(mail, language)}
<span class="to quiet" dir="ltr">${to}</span>
</a></li>
`
}

function back(language: Language): Html {
  return html`<a class="back" href="/mailbox">${language === 'ar' ? '→' : '←'} ${MAILBOX_TEXTS[language].all}</a>`
}

function notice(level: 'h1' | 'h2', title: string, text: string): Html {
  const heading = level === 'h1' ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`
  return html`<div class="notice">${ENVELOPE}${heading}<p>${text}</p></div>`
}

/** Formats in the server's time zone, because a demo is viewed on the machine that it runs on. */
function formatSentAt(mail: StoredMail, language: Language): Html {
  const at = new Date(headerValue(mail, 'date'))
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
