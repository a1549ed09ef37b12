import { useState } from 'react'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Button } from '../ui/Button.tsx'
import { SplitPane } from '../ui/SplitPane.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Sample } from './Sample.tsx'

export const PlaceSamples = () => {
  const [tab, setTab] = useState('documents')
  return (
    <>
      <Sample name="Breadcrumbs, толгой хэсэг" layout="stack">
        <Breadcrumbs
          items={[
            { label: 'Нүүр', to: '#places' },
            { label: 'Үйлчилгээ', to: '#places' },
            { label: 'Өргөх байгууламжийн гэрчилгээ' },
          ]}
        />
        <p>Хуудсын толгой хэсгийг (PageHeader) энэ хуудасны эхэнд үзүүлэв; төлөв, үйлдлийг хажууд нь байрлуулна.</p>
      </Sample>
      <Sample name="Stepper" layout="stack">
        <Stepper
          label="Маягтын алхам"
          current={2}
          onGo={() => undefined}
          steps={[
            { id: 'who', title: 'Хүсэлт гаргагч', subtitle: 'Applicant', state: 'done', open: true },
            { id: 'what', title: 'Үйл ажиллагаа', subtitle: 'Activity', state: 'problem', open: true },
            { id: 'where', title: 'Байршил', subtitle: 'Location', state: 'current' },
            { id: 'files', title: 'Бүрдүүлэх баримт бичиг', subtitle: 'Documents', state: 'ahead' },
            { id: 'check', title: 'Шалгаад илгээх', subtitle: 'Check and send', state: 'ahead' },
          ]}
        />
      </Sample>
      <Sample name="Tabs" layout="stack">
        <Tabs
          label="Үйлчилгээний мэдээлэл"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'documents',
              title: 'Бүрдүүлэх баримт',
              subtitle: 'Documents',
              count: 4,
              content: 'Улсын бүртгэлийн гэрчилгээ',
            },
            { id: 'process', title: 'Үйл явц', subtitle: 'Process', content: 'Ажлын 15 өдөрт шийдвэрлэнэ.' },
            { id: 'laws', title: 'Хууль, журам', subtitle: 'Laws', content: 'Зөвшөөрлийн тухай хууль' },
          ]}
        />
      </Sample>
      <Sample name="SplitPane (нягт)" layout="stack">
        <div data-density="compact" style={{ '--pane-height': '16rem' } as React.CSSProperties}>
          <SplitPane
            firstLabel="Хариулт"
            secondLabel="Тэмдэглэл"
            first={<p>Хүсэлт гаргагчийн хариулт энд байна.</p>}
            second={
              <>
                <p>
                  <StatusTag tone="blue" label="Хянагдаж байна" size="s" />
                </p>
                <Button size="s">Зөвшөөрөх</Button>
              </>
            }
          />
        </div>
      </Sample>
    </>
  )
}
