import { Alert } from '../ui/Alert.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Sample } from './Sample.tsx'

export const MessageSamples = () => (
  <>
    <Sample name="Alert" layout="stack">
      <Alert title="Таны ноорог хадгалагдсан">Та хүссэн үедээ үргэлжлүүлэн бөглөж болно.</Alert>
      <Alert tone="success" title="Хүсэлт илгээгдлээ" onClose={() => undefined}>
        Бүртгэлийн дугаар: ХЯ-2026-000125
      </Alert>
      <Alert tone="warning" title="Холболт тасарсан" actions={<Button variant="secondary">Дахин холбогдох</Button>}>
        Бичсэн зүйл тань энэ төхөөрөмжид хадгалагдаж байна.
      </Alert>
      <Alert tone="error">Нэвтрэх нэр эсвэл нууц үг буруу байна.</Alert>
    </Sample>
    <Sample name="StatusTag">
      <StatusTag tone="purple" label="Ноорог" />
      <StatusTag tone="blue" label="Хянагдаж байна" />
      <StatusTag tone="orange" label="Төлбөр хүлээгдэж байна" />
      <StatusTag tone="green" label="Зөвшөөрсөн" />
      <StatusTag tone="red" label="Засварлуулахаар буцаасан" icon="returned" />
      <StatusTag tone="grey" label="Хугацаа дууссан" size="s" />
    </Sample>
    <Sample name="Tag, Badge">
      <Tag>Шинэ</Tag>
      <Tag tone="blue" size="s">
        2-р шат
      </Tag>
      <Badge count={3} label="Уншаагүй мэдэгдэл" />
      <Badge count={240} label="Хүлээгдэж буй хүсэлт" tone="blue" />
      <Badge count={12} label="Нийт" tone="grey" />
    </Sample>
    <Sample name="EmptyState, ErrorState" layout="grid">
      <Card padding="none">
        <EmptyState
          title="Хүсэлт алга байна"
          text="Та үйлчилгээ сонгож эхний хүсэлтээ гаргана уу."
          action={<Button>Үйлчилгээ сонгох</Button>}
        />
      </Card>
      <ErrorState text="Сүлжээний холболтоо шалгаад дахин оролдоно уу." onRetry={() => undefined} />
    </Sample>
  </>
)
