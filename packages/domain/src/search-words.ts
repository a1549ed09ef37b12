// Words of which the search knows more than their letters.
import { soundsOf } from './search-key.ts'
import { wordOf } from './word-likeness.ts'

/** Words that many ask with and that do not say what is asked for. */
export const idleWords: ReadonlySet<string> = new Set(
  [
    'авах авмаар байна хүсэлт хүсэх гаргах өгөх хийх хийлгэх хэрхэн яаж юу вэ болон ба надад хэрэгтэй',
    'нээх нээмээр эхлэх эхлүүлэх хаана би бид манай үү бол гэж тухай',
    'the a an of for to and in on how get i need want apply request',
    'open start my our we do where can with',
  ].flatMap(soundsOf),
)

/** Other words for the same thing, as people ask for it. */
export const alsoCalled = [
  'лиценз licence license зөвшөөрөл permit',
  'рентген xray',
  'сертификат гэрчилгээ certificate',
  'анализ шинжилгээ analysis test',
  'лифт шат elevator lift',
  'кран өргөх crane lifting',
  'эмнэлэг мэндийн hospital health',
  'хаах хаалт closure close',
  'импорт import',
  'унтуулах булшлах устгах disposal',
].map(group => soundsOf(group).map(wordOf))
