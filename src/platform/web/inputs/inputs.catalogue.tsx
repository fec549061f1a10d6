import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Specimen } from '../catalogue/specimen.tsx'
import { SwatchField } from '../ui/swatch.tsx'
import { CheckField, RadioField } from './choice-fields.tsx'
import { Combobox } from './combobox.tsx'
import { CompletionField } from './completion-field.tsx'
import { DateField, MomentField } from './date-field.tsx'
import { presetRange } from './day-range.ts'
import { MoneyField, NumberField, type Typed } from './number-field.tsx'
import { RangePicker } from './range-picker.tsx'
import { TagsField } from './tags-field.tsx'
import type { Choice } from './use-choices.ts'

const TODAY = '2026-11-21'
const PEOPLE: Choice[] = [
  { id: '1', title: 'Amira Haddad', detail: 'amira@example.com' },
  { id: '2', title: 'Bruno Paz', detail: 'bruno@example.com' },
  { id: '3', title: 'Chen Wei', detail: 'chen@example.com' },
  { id: '4', title: 'ليلى منصور', detail: 'layla@example.com' },
]
const ANSWER_MS = 250

async function search(query: string): Promise<Choice[]> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  if (query === 'lost') throw new TypeError('No answer.')
  return PEOPLE.filter(({ title }) => title.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
}

const complete = (words: readonly string[]) => async (typed: string) => {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  return words.filter((word) => word.startsWith(typed)).map((word) => ({ key: word, word }))
}
const NAMES = complete(['amira', 'amina', 'ليلى'])
const COMPLETIONS = {
  '@': async (typed: string) => (await NAMES(typed)).map((name) => ({ ...name, isPerson: true, detail: 'Following' })),
  '#': complete(['ceramics', 'market', 'سوق']),
}

export default function Inputs() {
  const { t } = useTranslation()
  const [written, setWritten] = useState('The kiln is hot, @am')
  const [count, setCount] = useState<Typed>(12)
  const [price, setPrice] = useState<Typed>(1250)
  const [day, setDay] = useState(TODAY)
  const [moment, setMoment] = useState('')
  const [range, setRange] = useState(presetRange('month', TODAY))
  const [tags, setTags] = useState<string[]>(['stoneware', 'يدوي'])
  const [owner, setOwner] = useState<Choice[]>([])
  const [team, setTeam] = useState<Choice[]>(PEOPLE.slice(0, 2))
  const [plan, setPlan] = useState('open')
  const [areas, setPermissions] = useState<string[]>(['crm'])
  const [color, setColor] = useState('clay')
  const options = [
    { value: 'open', label: 'Open', hint: 'Everybody can join.' },
    { value: 'closed', label: 'Closed', hint: 'By invitation only.' },
    { value: 'secret', label: 'Secret', hint: 'Not before the first ten members.', disabled: true },
  ]
  return (
    <>
      <Specimen title="Numbers and money" note="Accepts any digits; input that can't be parsed stays and is reported.">
        <div className="grid max-w-3xl gap-5 sm:grid-cols-3">
          <NumberField label="Quantity" unit="kg" value={count} onChange={setCount} />
          <MoneyField label="Price" currency="USD" value={price} onChange={setPrice} />
          <NumberField label="Broken" value="twelve" onChange={() => undefined} error={t('platform.form.number')} />
        </div>
      </Specimen>
      <Specimen title="Dates, times, ranges">
        <div className="grid max-w-3xl items-end gap-5 sm:grid-cols-3">
          <DateField label="Due" value={day} onChange={setDay} />
          <MomentField label="Published" required={false} value={moment} onChange={setMoment} />
          <div>
            <RangePicker label="Range" today={TODAY} max={TODAY} value={range} onChange={setRange} />
          </div>
        </div>
      </Specimen>
      <Specimen title="Search on the server" note="The query “lost” loses its connection. One, several, and one that can create.">
        <div className="grid min-h-80 max-w-3xl content-start gap-5 sm:grid-cols-2">
          <Combobox label="Owner" search={search} value={owner} onChange={setOwner} placeholder="Name or address" />
          <Combobox
            multiple
            label="Team"
            required={false}
            search={search}
            value={team}
            onChange={setTeam}
            onCreate={(name) => ({ id: name, title: name })}
            hint="Type a name nobody has to create one."
          />
        </div>
      </Specimen>
      <Specimen title="Completed words" note="Names after @ and words after #; Enter takes only what matches.">
        <div className="max-w-xl rounded-md border border-input bg-card p-1">
          <CompletionField label="Text" sources={COMPLETIONS} value={written} onChange={setWritten} maxLength={500} />
        </div>
      </Specimen>
      <Specimen title="Tags, choices, colors">
        <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
          <TagsField label="Tags" value={tags} onChange={setTags} most={6} maxLength={24} hint="At most six." />
          <SwatchField
            label="Glaze"
            value={color}
            onChange={setColor}
            colors={[
              { value: 'clay', name: 'Clay', color: '#ad4820' },
              { value: 'sage', name: 'Sage', color: '#8aa17a' },
              { value: 'ink', name: 'Ink', color: '#22304a' },
              { value: 'milk', name: 'Milk', color: '#f6f1e7' },
            ]}
          />
          <RadioField label="Who may join" options={options} value={plan} onChange={setPlan} />
          <CheckField
            label="Areas"
            required={false}
            value={areas}
            onChange={setPermissions}
            error={areas.length === 0 ? t('platform.form.required') : undefined}
            options={[
              { value: 'crm', label: 'CRM' },
              { value: 'hr', label: 'HR' },
              { value: 'finance', label: 'Finance' },
            ]}
          />
        </div>
      </Specimen>
    </>
  )
}
