import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Footer_shop$key } from '../__generated__/Footer_shop.graphql.ts'
import type { MessageId } from '../intl/messageIds.ts'
import { accountPaths } from '../router/accountPaths.ts'
import { Link } from '../router/Link.tsx'
import { useSite } from '../router/RouterContext.ts'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { PaymentMarks } from '../ui/PaymentMarks.tsx'
import { SchemeSwitch } from '../ui/SchemeSwitch.tsx'
import { accountPathOf, useViewer } from '../viewer/Viewer.tsx'
import { ConsentLink } from './consent/ConsentLink.tsx'
import style from './Footer.module.css'
import { LegalLinks } from './LegalLinks.tsx'

export interface FooterProps {
  shop: Footer_shop$key
}

/** Once somebody is signed in, their account stands in its place. */
const signIn = 'shell.footer.signIn'

const columns = [
  {
    title: 'shell.footer.shopping',
    links: [
      ['shell.footer.sizes', '/sizes'],
      ['shell.footer.shipping', '/Versandkosten'],
      ['shell.footer.specials', '/specials'],
      ['shell.footer.quickOrder', '/quickorder'],
      ['ui.legal.withdrawal', '/withdrawal'],
    ],
  },
  {
    title: 'shell.footer.account',
    links: [
      [signIn, accountPaths.login],
      ['shell.footer.favourites', '/favourites'],
      ['shell.footer.cart', '/cart'],
      ['shell.footer.help', '/help'],
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      ['ui.legal.terms', '/Agb'],
      ['shell.footer.guarantee', '/Garantie'],
      ['ui.legal.privacy', '/Privacy'],
      ['ui.legal.imprint', '/Imprint'],
      ['shell.footer.disclaimer', '/Disclaimer'],
      ['shell.footer.accessibility', '/accessibility'],
    ],
  },
] as const

/** Links to pages that are there only while a part of the product is switched on. */
const partOf: Readonly<Record<string, string>> = { '/quickorder': 'quickOrder', '/cart': 'shop' }

/** The end of every page of the shop, always with the way to withdraw from a contract. */
export function Footer(props: FooterProps) {
  const shop = useFragment(
    graphql`
      fragment Footer_shop on Shop {
        name
        claim
        email
        phone
        paymentMarks
        frame {
          footer {
            title
            links {
              label
              href
            }
          }
        }
      }
    `,
    props.shop,
  )
  const intl = useIntl()
  const viewer = useViewer()
  const { account } = viewer
  const { off, additionalInfoUrl, socialFacebook, socialInstagram } = useSite()
  // Whatever else stands there: what the law wants within reach of each page does.
  const own = shop.frame.footer
  const say = (id: MessageId) => intl.formatMessage({ id })
  const elsewhere = [
    [say('shell.footer.moreInformation'), additionalInfoUrl],
    [say('shell.footer.facebook'), socialFacebook],
    ['Instagram', socialInstagram],
  ].filter(([, href]) => href)
  const usual = columns.map(({ title, links }) => ({
    title: say(title),
    links: links
      .filter(([, path]) => !off.includes(partOf[path] ?? ''))
      .map(([id, path]) =>
        id !== signIn
          ? { label: say(id), href: path }
          : {
              label: account ? intl.formatMessage({ id: 'shell.header.accountOf' }, { ...account }) : say(id),
              href: accountPathOf(viewer),
            },
      ),
  }))
  return (
    <footer className={style.footer}>
      <div className={`page ${style.columns}`}>
        <div>
          <p className={style.name}>{shop.name}</p>
          <p className={style.claim}>{shop.claim}</p>
          <p className={style.contact}>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
            <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
          </p>
          {elsewhere.length > 0 && (
            <p className={style.contact}>
              {elsewhere.map(([label, href]) => (
                <Link key={label} to={href!} rel="noopener">
                  {label}
                </Link>
              ))}
            </p>
          )}
          <div className={style.payment}>
            <PaymentMarks marks={shop.paymentMarks} label={intl.formatMessage({ id: 'shell.footer.payment' })} />
          </div>
          <div className={style.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </div>
        {(own ?? usual).map(({ title, links }, at) => (
          <nav key={at} aria-labelledby={`footer-${at}`}>
            <h2 id={`footer-${at}`} className={style.title}>
              {title}
            </h2>
            <ul className={style.links}>
              {links.map(({ label, href }, place) => (
                <li key={place}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
              {!own && at === columns.length - 1 && <ConsentLink />}
            </ul>
          </nav>
        ))}
      </div>
      {own && (
        <div className={`page ${style.legal}`}>
          <LegalLinks />
        </div>
      )}
    </footer>
  )
}
