import { describe, expect, test } from 'vitest'
import { html } from './html.ts'

describe('HTML by template', () => {
  test('values are escaped, in attributes too', () => {
    const name = `<b>"Amira" & 'Bruno'</b>`
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;b&gt;&quot;Amira&quot; &amp; &#39;Bruno&#39;&lt;/b&gt;">&lt;b&gt;&quot;Amira&quot; &amp; &#39;Bruno&#39;&lt;/b&gt;</p>',
    )
  })

  test('HTML made the same way is not escaped twice, alone or in a list', () => {
    expect(html`<ul>${['a', '<'].map((each) => html`<li>${each}</li>`)}</ul>`.text).toBe('<ul><li>a</li><li>&lt;</li></ul>')
  })

  test('a list of texts is escaped too', () => {
    const sneaked = ['<script>'] as unknown as ReturnType<typeof html>[]
    expect(html`${sneaked}`.text).toBe('&lt;script&gt;')
  })

  test('null and false give nothing, zero is printed', () => {
    expect(html`[${null}${false}${0}]`.text).toBe('[0]')
  })
})
