import { useState } from 'react'
import { Specimen } from '#platform/web/catalogue/specimen.tsx'
import { MentionField, WrittenText } from './index.ts'

const MENTIONS = [
  { name: 'amira', username: 'amira' },
  { name: 'أميرة', username: 'أميرة' },
]
const tagPath = (tag: string) => `/social/tags/${encodeURIComponent(tag)}`

export default function WrittenTexts() {
  const [text, setText] = useState('Good morning')
  return (
    <>
      <Specimen title="What people write" note="Each paragraph in its own direction; the real host of a link stays visible.">
        <div className="max-w-prose space-y-6">
          <WrittenText
            mentions={MENTIONS}
            tagPath={tagPath}
            text={
              'The kiln is open, thanks to @amira and @أميرة! #Ceramics\n\nشكرًا @amira، سنلتقي غدًا. #سوق_الحي\nSee https://example.com/market.'
            }
          />
          <WrittenText text={'https://plaza.example@evil.test/login by @nobody, <b>plain</b> #text'} />
        </div>
      </Specimen>
      <Specimen title="A text with mentions" note="Names are offered after @.">
        <div className="max-w-prose rounded-md border border-input bg-card p-1">
          <MentionField label="Text" value={text} onChange={setText} maxLength={500} />
        </div>
      </Specimen>
    </>
  )
}
