import { BackLink } from '../ui/BackLink.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { Toolbar } from '../ui/Toolbar.tsx'
import { Sample } from './Sample.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export const ActSamples = () => (
  <>
    <Sample name="Button: энгийн">
      {variants.map(variant => (
        <Button key={variant} variant={variant}>
          Хадгалах
        </Button>
      ))}
      <Button icon="send">Илгээх</Button>
      <Button variant="secondary" iconEnd="arrowRight">
        Дараах
      </Button>
      <Button size="s" variant="secondary">
        Жижиг
      </Button>
    </Sample>
    <Sample name="Button: ажиллаж байна">
      {variants.map(variant => (
        <Button key={variant} variant={variant} busy>
          Хадгалах
        </Button>
      ))}
    </Sample>
    <Sample name="Button: идэвхгүй">
      {variants.map(variant => (
        <Button key={variant} variant={variant} disabled>
          Хадгалах
        </Button>
      ))}
    </Sample>
    <Sample name="Button: урт үг" layout="stack">
      <Button wide icon="certificate">
        Тусгай зөвшөөрлийн хугацаа сунгуулах өргөдлийг шалгуулахаар мэргэжлийн байгууллагад илгээх
      </Button>
    </Sample>
    <Sample name="IconButton">
      <IconButton icon="edit" label="Засах" />
      <IconButton icon="trash" label="Устгах" disabled />
      <IconButton icon="close" label="Хаах" size="s" />
    </Sample>
    <Sample name="ButtonLink, TextLink, BackLink">
      <ButtonLink to="#acts" icon="plus">
        Шинэ хүсэлт
      </ButtonLink>
      <TextLink to="#acts" icon="download">
        Татах
      </TextLink>
      <TextLink href="#acts" quiet>
        Дэлгэрэнгүй
      </TextLink>
      <BackLink to="#acts">Жагсаалт руу буцах</BackLink>
    </Sample>
    <Sample name="Toolbar" layout="stack">
      <Toolbar label="Үйлдэл" end={<Button>Дараах</Button>}>
        <Button variant="secondary" icon="arrowLeft">
          Өмнөх
        </Button>
        <Button variant="quiet" icon="save">
          Ноороглох
        </Button>
      </Toolbar>
    </Sample>
    <Sample name="Kbd">
      <span>
        <Kbd>j</Kbd> <Kbd>k</Kbd> мөр хооронд шилжих, <Kbd>Enter</Kbd> нээх
      </span>
    </Sample>
  </>
)
