// What the check of tool fields says before the next step.
import type { Texts } from '../text.ts'

type EquipmentText = 'tools_complete' | 'tools_missing'

export const equipmentTexts = {
  mn: {
    tools_complete: 'Тоног төхөөрөмж, хэрэгслийн мэдээлэл бүрэн байна',
    tools_missing: 'Дараах мэдээллийг бүртгэсний дараа үргэлжлүүлнэ үү: {tools}',
  },
  en: {
    tools_complete: 'All equipment and tools are registered',
    tools_missing: 'Register these before you go on: {tools}',
  },
} as const satisfies Texts<EquipmentText>
