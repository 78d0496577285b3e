import { type Attempt, type Buyer, emailOf, prepareBuyer, tryToPlace } from '../harness/buyers.ts'
import { ownShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import { Visitor } from '../harness/visitor.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { readOrders } from './orders.ts'

const BUYERS_OF_A_ROUND = 10
const ROUNDS = 3
const TIMES = 3

/** Each order is sent three times at once under its key, and again when the application was started anew. */
export async function double({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(harness)
  const first = await shop.start()
  let database = await shop.look()
  const { articles } = await readStock(database)
  await database.close()
  const counts = { buyers: BUYERS_OF_A_ROUND * (rounds ?? ROUNDS), requests: 0, answersAlike: 0, orders: 0, mails: 0 }
  const complaints: string[] = []
  const buyers: Buyer[] = []
  for (let i = 0; i < counts.buyers; i += 1) {
    buyers.push(await prepareBuyer(first.port, articles[i % articles.length]!, emailOf(i)))
  }
  const numbers = new Map<Buyer, string>()
  const check = (buyer: Buyer, answers: readonly Attempt[]) => {
    for (const answer of answers) {
      counts.requests += 1
      if (answer.kind !== 'placed') {
        complaints.push(`an answer is ${JSON.stringify(answer)}`)
        continue
      }
      const known = numbers.get(buyer) ?? answer.orderNumber
      numbers.set(buyer, known)
      if (known === answer.orderNumber) counts.answersAlike += 1
      else complaints.push(`one order has the numbers ${known} and ${answer.orderNumber}`)
    }
  }
  const sendAgain = async (buyer: Buyer, port: number) => {
    const visitors = Array.from({ length: TIMES }, () => sameVisitor(buyer.visitor, port))
    const answers = await Promise.all(visitors.map(visitor => tryToPlace({ visitor, order: buyer.order })))
    for (const visitor of visitors) visitor.connection.close()
    check(buyer, answers)
  }
  await Promise.all(buyers.map(buyer => sendAgain(buyer, first.port)))
  for (const buyer of buyers) buyer.visitor.connection.close()
  await first.stop()
  say('the application is started again')
  const second = await shop.start()
  await Promise.all(buyers.map(buyer => sendAgain(buyer, second.port)))
  database = await shop.look()
  const orders = await readOrders(database)
  await database.close()
  counts.orders = orders.length
  counts.mails = orders.reduce((sum, order) => sum + order.mails, 0)
  complaints.push(
    ...complaintsOf([
      [counts.orders === counts.buyers, `${counts.orders} orders of ${counts.buyers} buyers`],
      [new Set(numbers.values()).size === counts.buyers, 'two buyers got the same number'],
      [counts.mails === counts.buyers, `${counts.mails} mails to ${counts.buyers} buyers`],
    ]),
    ...orders.flatMap(order => order.faults),
  )
  return { counts, complaints }
}

/** The same person in another window. */
function sameVisitor({ cookies }: Visitor, port: number): Visitor {
  const visitor = new Visitor(port)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}
