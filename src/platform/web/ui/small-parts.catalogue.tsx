import { Columns3, Info, List, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { Accordion } from './accordion.tsx'
import { Button, IconButton } from './button.tsx'
import { Empty, NoResults } from './empty.tsx'
import { FailedNotice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { Popover } from './popover.tsx'
import { Segmented } from './segmented.tsx'
import { Skeleton } from './skeleton.tsx'
import { Steps } from './steps.tsx'
import { Tabs } from './tabs.tsx'
import { Tip } from './tip.tsx'
import { useUndoToast } from './use-undo-toast.ts'

const STEPS = [
  { key: 'about', title: 'About the shop' },
  { key: 'papers', title: 'Papers' },
  { key: 'bank', title: 'Bank account' },
]

export default function SmallParts() {
  const { t } = useTranslation()
  const [view, setView] = useState<'board' | 'list'>('board')
  const [step, setStep] = useState('papers')
  const undoToast = useUndoToast()
  return (
    <>
      <Specimen title="Tabs" note="The open tab is in the address; arrow keys move, Enter opens.">
        <Tabs
          label="Related"
          tabs={[
            { key: 'orders', title: 'Orders', count: 12, content: <p>Twelve orders.</p> },
            { key: 'notes', title: 'Notes', count: 3, content: <p>Three notes.</p> },
            { key: 'files', title: 'Files', content: <p>No files.</p> },
          ]}
        />
      </Specimen>
      <Specimen title="Segmented control, tooltip, popover, undo">
        <Row>
          <Segmented
            label="View"
            value={view}
            onChange={setView}
            choices={[
              { value: 'board', label: 'Board', icon: <Columns3 aria-hidden className="size-4" /> },
              { value: 'list', label: 'List', icon: <List aria-hidden className="size-4" /> },
            ]}
          />
          <Tip text="Counted at midnight, Guayaquil time">
            <IconButton label="About this number">
              <Info aria-hidden className="size-5" />
            </IconButton>
          </Tip>
          <Popover label="Details" trigger={<Button look="secondary">Details</Button>} className="w-64">
            <p>Room for a little more, beside what it belongs to.</p>
          </Popover>
          <Button look="secondary" onClick={() => undoToast({ title: 'Deleted.', undo: async () => undefined })}>
            Delete
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Steps" note="Finished steps can be opened again.">
        <Steps label="Application" steps={STEPS} current={step} onStep={setStep} />
      </Specimen>
      <Specimen title="Accordion">
        <div className="max-w-2xl">
          <Accordion
            name="faq"
            single
            sections={[
              { key: 'a', title: 'When does my parcel leave?', content: <p>On the next working day.</p> },
              { key: 'b', title: 'Can I send it back?', content: <p>Within thirty days.</p> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Pager">
        <Pager label="Pages" previous={null} next="?page=2">
          1–20 / 312
        </Pager>
      </Specimen>
      <Specimen title="Empty, no results, failed, loading">
        <div className="grid gap-4 lg:grid-cols-2">
          <Empty icon={PackageOpen} title="No suppliers yet" text="Your suppliers and their deliveries will be shown here.">
            <Button>Add the first</Button>
          </Empty>
          <NoResults text="None of 48 suppliers is called so." onClear={() => undefined} />
          <FailedNotice text={t('platform.failure.NETWORK')} onRetry={() => undefined} />
          <div className="space-y-3 p-4">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </div>
      </Specimen>
    </>
  )
}
