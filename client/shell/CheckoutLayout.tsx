import { FormattedMessage } from 'react-intl'
import { Link } from '../router/Link.tsx'
import type { LayoutProps } from '../router/route.ts'
import { Logo } from '../ui/Logo.tsx'
import { NoScripts } from '../ui/NoScripts.tsx'
import { LockIcon } from '../ui/pageIcons.tsx'
import style from './CheckoutLayout.module.css'
import { LegalLinks } from './LegalLinks.tsx'
import { useShopName } from './ShopLayout.tsx'

/** Logo and the way back, nothing that leads away from the order. */
export function Layout({ children }: LayoutProps) {
  const shopName = useShopName()
  return (
    <>
      <a href="#content" className="skip-link visually-hidden">
        <FormattedMessage id="shell.skip" />
      </a>
      <header className={style.bar}>
        <div className={`page ${style.inner}`}>
          <Logo name={shopName} />
          <span className={style.secure}>
            <LockIcon size={18} />
            <FormattedMessage id="shell.checkout.encrypted" />
          </span>
          <Link to="/cart" className={`link ${style.back}`}>
            <FormattedMessage id="shell.checkout.back" />
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <NoScripts />
        {children}
      </main>
      <footer className={`page ${style.foot}`}>
        <LegalLinks />
      </footer>
    </>
  )
}
