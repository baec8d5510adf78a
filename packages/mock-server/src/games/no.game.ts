import { foreignHeaders } from './game.headers.ts'

const words =
  'No game is running here. Games are opened from the site, and each address opens one once.'
const thaiWords = 'ไม่มีเกมที่ที่อยู่นี้ กรุณาเปิดเกมจากเว็บไซต์ ลิงก์แต่ละลิงก์เปิดเกมได้ครั้งเดียว'

/** The page at an address that opens no game, or no longer does. */
export function noGame(request: Request): Response {
  if ((request.headers.get('Accept') ?? '').includes('text/html')) {
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No game</title><h1>No game</h1><p>${words}</p><p lang="th">${thaiWords}</p></html>`
    return new Response(page, { status: 404, headers: foreignHeaders })
  }
  return Response.json(
    { error: 'no game is running here', hint: 'games are opened from the site' },
    { status: 404, headers: { ...foreignHeaders, 'Content-Type': 'application/json' } },
  )
}
