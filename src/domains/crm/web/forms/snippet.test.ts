import { expect, test } from 'vitest'
import type { FormView } from '../../contract.ts'
import { toSnippet } from './snippet.ts'

const FORM = { token: 'aaaaaaaaaaaaaaaaaaaaaaaaaa', asksPhone: false, asksMessage: true } as FormView
const WORDS = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message', send: '<Send> & "go"' }

test('the snippet posts to the form, has the hidden field and asks for what the form asks', () => {
  const html = toSnippet(FORM, 'https://plaza.example', WORDS)
  expect(html).toContain('<form action="https://plaza.example/lead/aaaaaaaaaaaaaaaaaaaaaaaaaa" method="post">')
  expect(html).toContain('name="fax"')
  expect(html).toContain('name="message"')
  expect(html).not.toContain('name="phone"')
  expect(html).toContain('<button>&#60;Send&#62; &#38; &#34;go&#34;</button>')
})
