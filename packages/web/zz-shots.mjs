import { chromium } from '@playwright/test'
import fs from 'node:fs'
const L='/work/wt/int/reports/gallery/looks/'
const pick = (p) => fs.readFileSync('/tmp/states.txt','utf8').split('\n').map(l=>l.split(' | ').map(x=>x.trim())).filter(p)
const one = (page, screen) => pick(([i,pg,s])=>pg===page&&s.includes(screen))[0]?.[0]
const ids = { channels: one('index','deposit.choosingChannel'), withdraw: one('index','withdraw.editing'), affiliate: 'affiliate-affiliate-editing-60a280', help:'help-fc0c40', game: one('game-id-name','gameLaunch.embedded'), notice: one('index','notices.showing'), receipt: one('index','deposit.succeeded'), history: one('index','history.listed'), qr: one('index','deposit.awaitingPayment') }
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox'] })
const page = await b.newPage()
fs.rmSync('/tmp/looks',{recursive:true,force:true}); fs.mkdirSync('/tmp/looks')
let n=0
for (const [name,id] of Object.entries(ids)) for (const brand of ['paper','lagoon']) {
  const lang = n++%2?'en':'th'
  const f=`${L}${id}.desktop-${lang}.html`
  if(!fs.existsSync(f)){console.log('no',f);continue}
  await page.setViewportSize({width:1920,height:1080})
  await page.goto('file://'+f+'?brand='+brand); await page.waitForTimeout(200)
  await page.screenshot({path:`/tmp/looks/${name}-${brand}-${lang}.png`})
}
await b.close()
