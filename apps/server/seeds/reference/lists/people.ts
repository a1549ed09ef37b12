// People at work.
import type { Libraries } from '../libraries/choice.ts'

export const peopleLists: Libraries = {
  degree: [
    ['middle', 'Бүрэн бус дунд', 'Lower secondary'],
    ['middle_full', 'Бүрэн дунд', 'Upper secondary'],
    ['bachelor', 'Бакалавр', 'Bachelor'],
    ['master', 'Магистр', 'Master'],
    ['doctor', 'Доктор', 'Doctor'],
  ],
  // Suggestions while a job position is typed (CON-119).
  position: [
    ['specialist', 'Мэргэжилтэн', 'Specialist'],
    ['analyst', 'Шинжээч', 'Analyst'],
    ['contract_worker', 'Гэрээт ажилтан', 'Contract worker'],
    ['driver', 'Жолооч', 'Driver'],
    ['doctor', 'Эмч', 'Doctor'],
    ['director', 'Захирал', 'Director'],
    ['engineer', 'Инженер', 'Engineer'],
    ['technician', 'Техникч', 'Technician'],
    ['operator', 'Оператор', 'Operator'],
    ['nurse', 'Сувилагч', 'Nurse'],
    ['accountant', 'Нягтлан бодогч', 'Accountant'],
  ],
}
