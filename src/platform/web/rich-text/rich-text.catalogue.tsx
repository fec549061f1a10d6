import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { RichText } from '../ui/rich-text.tsx'
import { RichTextField } from './rich-text-field.tsx'

export default function RichTexts() {
  const sample = useSample()
  const language = useLanguage()
  const [html, setHtml] = useState(
    `<h2>${sample.product}</h2><p>${sample.sentence}</p><ul>${sample.states.map((state) => `<li><p>${state}</p></li>`).join('')}</ul>`,
  )
  return (
    <>
      <Specimen title="Editor" note="The server sanitizes what it sends.">
        <RichTextField label={sample.field} hint={sample.hint} language={language} value={html} onChange={setHtml} />
      </Specimen>
      <Specimen title="With a mistake">
        <RichTextField label={sample.field} error={sample.wrong} language={language} value="" onChange={() => {}} />
      </Specimen>
      <Specimen title="Shown on a page">
        <RichText html={html} className="text-base text-muted-foreground" />
      </Specimen>
    </>
  )
}
