// Words that made-up people and organisations are named by.
import { nameKey } from '@khyanalt/domain/search-key'

export const givenNames =
  'Бат Болд Дорж Ганбат Сүрэн Оюун Сарнай Нарантуяа Энхжаргал Мөнхбат Цэцэг Тэмүүлэн Анужин Батбаяр Ууганбаяр Алтанцэцэг Жаргал Пүрэв Хулан Эрдэнэ'.split(
    ' ',
  )
export const fatherNames =
  'Дамдин Жамсран Лувсан Цэрэн Содном Нямдорж Гомбо Баяр Сүх Даваа Мягмар Лхагва Баасан Бямба Ням'.split(' ')

const firstWords =
  'Алтан Хөх Цагаан Эрдэнэ Мөнх Номин Говь Хангай Орхон Туул Сэлэнгэ Хэрлэн Онон Богд Отгон Тэнгэр Саруул Гэгээн Оргил Шинэ Их Баян Найран Түмэн Зүүн Баруун Өмнө Хойд Төв Дархан'.split(
    ' ',
  )
const secondWords =
  'Уул Тал Гол Нуур Хайрхан Зам Гэрэл Од Нар Сар Хүч Эрчим Өргөө Бүтээл Үйлс Ирээдүй Хөгжил Дэвшил Технологи Хүнс Эмнэлэг Барилга Тэсэлгээ Трейд Импекс Ресурс Майнинг Лаборатори Агро Фарм'.split(
    ' ',
  )
const thirdWords =
  'Групп Холдинг Интернэшнл Сервис Констракшн Инженеринг Партнерс Монгол Ази Азия Глобал Проект Логистик Индустри Кемикал Дент Медикал Систем Энержи Петролиум'.split(
    ' ',
  )
const legalForms = ['ХХК', 'ХХК', 'ХХК', 'ХХК', 'ХК', 'ББН']

/** Names of organisations with their keys of search, word by word as `nameKey` makes them. */
export const companyWords = [firstWords, secondWords, thirdWords, legalForms].map(names => ({
  names,
  keys: names.map(nameKey),
}))
