// The least that a page of this kind can be: React and XState draw a form. `npm run bench:visit` states what
// the site takes as so many times what this takes on the same machine at the same time.
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './floor.css'
import { type FloorField, floorMachine } from './floor.machine.ts'

const fields: readonly (readonly [FloorField, string])[] = [
  ['username', 'ชื่อผู้ใช้'],
  ['password', 'รหัสผ่าน'],
]

function Floor() {
  const [state, send] = useMachine(floorMachine)
  return (
    <main>
      <h1>เข้าสู่ระบบสมาชิก</h1>
      <p>กรอกชื่อผู้ใช้และรหัสผ่านของคุณเพื่อฝาก ถอน และเล่นเกมได้ทันที ตลอด 24 ชั่วโมง</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'sent' })
        }}
      >
        {fields.map(([field, label]) => (
          <label key={field}>
            {label}
            <input
              type={field === 'password' ? 'password' : 'text'}
              value={state.context[field]}
              onChange={({ currentTarget }) =>
                send({ type: 'typed', field, text: currentTarget.value })
              }
            />
          </label>
        ))}
        <button type="submit">{state.matches('sent') ? 'สำเร็จ' : 'เข้าสู่ระบบ'}</button>
      </form>
    </main>
  )
}

const place = document.getElementById('root')
if (!place) throw new Error('the page has no element with the id "root"')
createRoot(place).render(
  <StrictMode>
    <Floor />
  </StrictMode>,
)
