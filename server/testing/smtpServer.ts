import { createServer, type Socket } from 'node:net'

/** A mail that a mail server received: whom it goes to, and the message with its headers. */
export interface ReceivedMail {
  readonly to: string
  readonly message: string
}

/**
 * A mail server on loopback that speaks as much SMTP as sending needs. `answerTo` decides what it says to a mail that
 * was transmitted; null hangs up without an answer.
 */
export async function smtpServer(answerTo: (mail: ReceivedMail) => string | null = () => '250 taken') {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Who was killed breaks off in the middle.
    socket.on('error', () => socket.destroy())
    let buffered = ''
    let to = ''
    let isMessage = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.test ready')
    socket.on('data', chunk => {
      buffered += String(chunk)
      for (;;) {
        const end = buffered.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = buffered.slice(0, end)
        buffered = buffered.slice(end + (isMessage ? 5 : 2))
        if (isMessage) {
          isMessage = false
          const mail = { to, message: part }
          received.push(mail)
          const answer = answerTo(mail)
          if (answer === null) socket.destroy()
          else say(answer)
        } else if (/^EHLO/i.test(part)) say('250 mail.test')
        else if (/^RCPT/i.test(part)) {
          to = /<(.*)>/.exec(part)?.[1] ?? ''
          say('250 fine')
        } else if (/^DATA/i.test(part)) {
          isMessage = true
          say('354 go on')
        } else if (/^STARTTLS/i.test(part)) say('502 not offered')
        else if (/^QUIT/i.test(part)) {
          say('221 bye')
          socket.end()
        } else say('250 fine')
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server has a port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
