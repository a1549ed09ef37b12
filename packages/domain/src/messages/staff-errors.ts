// What staff read for error codes of absences and of suspended certificates.
import type { ErrorCode } from '../error-codes.ts'
import type { Texts } from '../text.ts'

type StaffErrorCode = Extract<ErrorCode, `absence_${string}` | `suspension_${string}` | 'suspended_already'>

export const staffErrorTexts = {
  mn: {
    absence_days_reversed: 'Дуусах өдөр эхлэх өдрөөс өмнө байна.',
    absence_days_past: 'Энэ хугацаа өнгөрсөн байна. Өнөөдөр эсвэл түүнээс хойш дуусах хугацаа сонгоно уу.',
    absence_days_far: 'Чөлөө нэг жилээс урт, эсвэл нэг жилээс хойш эхлэх боломжгүй.',
    absence_overlaps: 'Энэ хугацаанд өөр чөлөө бүртгэлтэй байна.',
    suspension_from_past: 'Эхлэх өдөр өнөөдөр, эсвэл түүнээс хойш байх ёстой.',
    suspension_from_late: 'Эхлэх өдөр нэг жилийн дотор байх ёстой.',
    suspension_backwards: 'Дуусах өдөр эхлэх өдрөөс өмнө байж болохгүй.',
    suspension_beyond_end: 'Гэрчилгээний хүчинтэй хугацаа үүнээс өмнө дуусна. Дуусах өдрийг наашлуулна уу.',
    suspended_already: 'Энэ гэрчилгээг түдгэлзүүлсэн байна. Хугацааг өөрчлөх бол эхлээд түдгэлзүүлэлтийг цуцална уу.',
  },
  en: {
    absence_days_reversed: 'The last day lies before the first.',
    absence_days_past: 'These days are over. Please choose days that end today or later.',
    absence_days_far: 'An absence lasts a year at most, and begins within a year.',
    absence_overlaps: 'Another absence is entered for some of these days.',
    suspension_from_past: 'The first day must be today or later.',
    suspension_from_late: 'The first day must be within a year.',
    suspension_backwards: 'The last day must not be before the first.',
    suspension_beyond_end: 'The certificate itself ends before. Please choose an earlier last day.',
    suspended_already: 'This certificate is suspended already. To change the days, lift the suspension first.',
  },
} as const satisfies Texts<StaffErrorCode>
