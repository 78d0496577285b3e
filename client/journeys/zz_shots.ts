import { readFileSync } from 'node:fs'
import pg from 'pg'
import { openSession } from '../../server/domains/accounts/sessions/sessions.ts'
import { launchBrowser } from './browser.ts'
const base='http://localhost:4713'
const [,,which='all']=process.argv
const pid=readFileSync('/dev/shm/b2data/postgres/cluster/postmaster.pid','utf8').split('\n')
const pw=JSON.parse(readFileSync('/dev/shm/b2data/postgres/passwords.json','utf8'))
const pool=new pg.Pool({host:pid[4]||'127.0.0.1',port:Number(pid[3]),user:process.env.PGU||'shop',database:process.env.PGD||'shop',password:pw.owner})
const { drizzle }=await import('drizzle-orm/node-postgres')
const db={drizzle:drizzle({client:pool}) as never}
const { rows }=await pool.query(`select m.role, m.account_id as id from company_members m order by m.joined_at, m.role`)
const by=Object.fromEntries(rows.map((r)=>[r.role,r.id])) as Record<string,string>
const company=(await pool.query('select id from companies limit 1')).rows[0].id as string
const b=await launchBrowser()
const looks=[['de','light',390],['de','light',1440],['en','dark',390],['en','dark',1440]] as const
const gid=(t:string,id:string)=>Buffer.from(`${t}:${id}`).toString('base64')
async function shot(name:string, role:string|null, path:string, prep?:(p:import('playwright-core').Page,l:string)=>Promise<void>, only=looks as readonly (readonly ['de'|'en','light'|'dark',number])[]) {
  if(which!=='all'&&!name.includes(which)) return
  for (const [l,c,w] of only) {
    const ctx=await b.newContext({viewport:{width:w,height:900},colorScheme:c,locale:l==='de'?'de-AT':'en-GB'})
    if(role==='staff'){
      const r=await ctx.request.post(`${base}/graphql`,{headers:{origin:base},data:{query:'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }',variables:{input:{email:'a@example.at',password:'Rasen-und-Halle-2026'}}}})
      console.log((await r.text()).slice(0,120))
    } else if(role){
      const { secret }=await openSession(db as never, by[role]!)
      await ctx.addCookies([{name:'session',value:secret,url:base}])
    }
    const p=await ctx.newPage()
    p.on('pageerror',e=>console.log('ERR',name,e.message.slice(0,200)))
    await p.goto(`${base}${l==='en'?'/en':''}${path}`,{waitUntil:'networkidle'})
    if(prep) await prep(p,l)
    await p.waitForTimeout(400)
    await p.screenshot({path:`/tmp/b2shots/${name}-${l}-${w}.png`,fullPage:true})
    const wide=await p.evaluate(()=>document.documentElement.scrollWidth>innerWidth)
    console.log(name,l,w,wide?'TOO WIDE':'ok')
    await ctx.close()
  }
}
await shot('company-admin','administrator','/account/company')
await shot('company-buyer','buyer','/account/company',undefined,[looks[0]])
await shot('company-ask',(await pool.query(`select a.id from accounts a join demo_rows d on d.id=a.id and d.kind='customer' where not exists(select from company_members m where m.account_id=a.id) limit 1`)).rows.map((r:{id:string})=>{by.other=r.id;return 'other'})[0]!,'/account/company')
await shot('company-invite','administrator','/account/company',async(p,l)=>{await p.getByRole('button',{name:l==='de'?'Person einladen':'Invite somebody'}).click()},[looks[0],looks[3]])
await shot('list','staff','/admincenter/shop/companies')
await shot('edit','staff',`/admincenter/shop/companies/${gid('Company',company)}`)
await shot('new','staff','/admincenter/shop/companies/add',undefined,[looks[0],looks[1]])
await b.close(); await pool.end()
