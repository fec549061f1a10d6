import { leadPath, TRAP_FIELD } from '../../contract/forms/form-limits.ts'
import type { FormView } from '../../contract.ts'

export type SnippetWords = { name: string; email: string; phone: string; message: string; send: string }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The form as HTML for any website. It needs no script. */
export function toSnippet({ token, asksPhone, asksMessage }: FormView, origin: string, words: SnippetWords): string {
  const input = (name: string, type: string, label: string, required: boolean) =>
    `  <label>${escaped(label)} <input name="${name}" type="${type}"${required ? ' required' : ''}></label>`
  return [
    `<form action="${escaped(origin + leadPath(token))}" method="post">`,
    input('name', 'text', words.name, true),
    input('email', 'email', words.email, true),
    ...(asksPhone ? [input('phone', 'tel', words.phone, false)] : []),
    ...(asksMessage ? [`  <label>${escaped(words.message)} <textarea name="message" rows="5"></textarea></label>`] : []),
    `  <input name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" aria-hidden="true" style="position:absolute;left:-9999px">`,
    `  <button>${escaped(words.send)}</button>`,
    '</form>',
  ].join('\n')
}
