import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { HelpTip } from '../ui/HelpTip.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import { Popover } from '../ui/Popover.tsx'
import { Result } from '../ui/Result.tsx'
import { SubmitDialog } from '../ui/SubmitDialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { showToast } from '../ui/toast.ts'
import { UserTrigger } from '../ui/UserTrigger.tsx'
import { Sample } from './Sample.tsx'

export const OverlaySamples = () => {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'result' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Sample name="Dialog, SubmitDialog, ConfirmDialog">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Цонх нээх
        </Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Ноорог устгах
        </Button>
        <Button variant="secondary" onClick={() => setOpen('result')}>
          Үр дүн
        </Button>
        {open === 'dialog' && (
          <SubmitDialog
            title="Холбоо барих мэдээлэл"
            subtitle="Contact details"
            description="Шийдвэрийн мэдэгдлийг энэ хаягаар илгээнэ."
            submit="Хадгалах"
            cancel="Болих"
            pending={false}
            onSubmit={close}
            onClose={close}
          >
            <TextField label="Утасны дугаар" required type="tel" defaultValue="99112233" />
          </SubmitDialog>
        )}
        <ConfirmDialog
          open={open === 'confirm'}
          title="«Эрүүл ахуйн дүгнэлт» ноорогийг устгах уу?"
          text="Оруулсан мэдээлэл, файлууд хамт устах бөгөөд буцаах боломжгүй."
          confirmLabel="Устгах"
          danger
          onConfirm={close}
          onClose={close}
        />
        <Dialog open={open === 'result'} onClose={close} title="Үр дүнгийн жишээ" size="l">
          <Result
            tone="success"
            title="Хүсэлт илгээгдлээ"
            subtitle="Your request was sent"
            text="Дугаар: ХЯ-2026-000125"
          >
            <Button onClick={close}>Миний хүсэлтүүд</Button>
          </Result>
        </Dialog>
      </Sample>
      <Sample name="Menu, UserTrigger">
        <Menu
          trigger={<IconButton icon="more" label="Үйлдэл" />}
          items={[
            { id: 'open', label: 'Нээх', icon: 'eye' },
            { id: 'print', label: 'Хэвлэх', icon: 'print', disabled: true },
            { id: 'line', separator: true },
            { id: 'delete', label: 'Устгах', icon: 'trash', danger: true },
          ]}
        />
        <Menu
          trigger={<UserTrigger name="Б. Ганзориг" actsAs="Иргэн" />}
          items={[
            { id: 'profile', label: 'Миний мэдээлэл', sublabel: 'Profile', icon: 'user', to: '#overlays' },
            { id: 'leave', label: 'Гарах', sublabel: 'Sign out', icon: 'signOut' },
          ]}
        />
      </Sample>
      <Sample name="Popover, HelpTip, Tooltip">
        <Popover label="Яагаад шаардлагатай вэ?" title="Яагаад шаардлагатай вэ?">
          <p>Хуулийн 5.2-т заасан мэдээлэл тул асууж байна.</p>
        </Popover>
        <HelpTip title="Регистрийн дугаар">
          <p>Иргэний үнэмлэхний хоёр үсэг, найман тоо.</p>
        </HelpTip>
        <Tooltip text="Жагсаалтыг шинэчилнэ">
          <Button variant="secondary" icon="refresh">
            Шинэчлэх
          </Button>
        </Tooltip>
      </Sample>
      <Sample name="Toast">
        <Button variant="secondary" onClick={() => showToast({ text: 'Ноорог хадгалагдлаа' })}>
          Амжилттай
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ tone: 'error', text: 'Хадгалж чадсангүй', detail: 'Холболтоо шалгана уу.' })}
        >
          Алдаа
        </Button>
      </Sample>
    </>
  )
}
