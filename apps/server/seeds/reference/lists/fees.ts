// Deposits with the province each lies in, and what is mined beside the mineral that pays the fee.
import type { Libraries } from '../libraries/choice.ts'

export const feeLists: Libraries = {
  'fee/deposits': [
    ['olon-ovoot', 'Олон Овоот', 'Olon Ovoot', { aimag: '46' }],
    ['khan-bogd', 'Ханбогд', 'Khanbogd', { aimag: '46' }],
    ['boroo', 'Бороо', 'Boroo', { aimag: '43' }],
    ['gatsuurt', 'Гацуурт', 'Gatsuurt', { aimag: '43' }],
    ['khutul', 'Хөтөл', 'Khutul', { aimag: '43' }],
    ['zaamar', 'Заамар', 'Zaamar', { aimag: '41' }],
    ['janchivlan', 'Жанчивлан', 'Janchivlan', { aimag: '41' }],
    ['bayan-airag', 'Баян Айраг', 'Bayan Airag', { aimag: '81' }],
    ['tsagaan-tsakhir', 'Цагаан цахир уул', 'Tsagaan Tsakhir Uul', { aimag: '64' }],
    ['bor-undur', 'Бор-Өндөр', 'Bor-Undur', { aimag: '23' }],
    ['adag', 'Адаг', 'Adag', { aimag: '23' }],
    ['khar-airag', 'Хар Айраг', 'Khar Airag', { aimag: '44' }],
    ['chuluut-tsagaan-del', 'Чулуут Цагаан Дэл', 'Chuluut Tsagaan Del', { aimag: '48' }],
    ['delgerkhan', 'Дэлгэрхаан', 'Delgerkhaan', { aimag: '23' }],
    ['orkhon', 'Орхон', 'Orkhon', { aimag: '61' }],
    ['emeelt', 'Эмээлт', 'Emeelt', { aimag: '11' }],
  ],
  'fee/second-minerals': [
    ['silver', 'Мөнгө', 'Silver'],
    ['copper', 'Зэс', 'Copper'],
    ['molybdenum', 'Молибден', 'Molybdenum'],
    ['lead', 'Хар тугалга', 'Lead'],
    ['zinc', 'Цайр', 'Zinc'],
    ['tungsten', 'Гянтболд', 'Tungsten'],
    ['tin', 'Цагаан тугалга', 'Tin'],
    ['iron', 'Төмөр', 'Iron'],
    ['limestone', 'Шохойн чулуу', 'Limestone'],
    ['marble', 'Гантиг', 'Marble'],
    ['granite', 'Боржин', 'Granite'],
    ['sand', 'Элс', 'Sand'],
    ['gravel', 'Хайрга', 'Gravel'],
    ['clay', 'Шавар', 'Clay'],
  ],
}
