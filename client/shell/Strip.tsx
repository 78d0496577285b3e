import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Strip_shop$key } from '../__generated__/Strip_shop.graphql.ts'
import { useFormat } from '../intl/format.ts'
import { Link } from '../router/Link.tsx'
import { PinIcon, TruckIcon } from '../ui/icons.tsx'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { SchemeSwitch } from '../ui/SchemeSwitch.tsx'
import style from './Strip.module.css'

export interface StripProps {
  shop: Strip_shop$key
}

/** Above the bar: from what sum on the shipping is free, where to fetch for nothing, help, language. */
export function Strip(props: StripProps) {
  const shop = useFragment(
    graphql`
      fragment Strip_shop on Shop {
        homeCountry
        showsPrices
        freeShippingFrom {
          country {
            code
            title
          }
          from {
            cents
            currency
          }
        }
        checkout {
          pickupOffered
        }
        frame {
          announcement {
            text
            href
          }
          service {
            label
            href
          }
        }
      }
    `,
    props.shop,
  )
  const format = useFormat()
  const isHome = (code: string) => code.toLowerCase() === shop.homeCountry.toLowerCase()
  const thresholds = shop.freeShippingFrom
    .toSorted((one, other) => Number(isHome(other.country.code)) - Number(isHome(one.country.code)))
    .slice(0, 2)
  const [home] = thresholds
  const { announcement, service } = shop.frame

  return (
    <div className={style.strip}>
      {announcement && (
        <p className={style.announcement}>
          {announcement.href ? <Link to={announcement.href}>{announcement.text}</Link> : announcement.text}
        </p>
      )}
      <div className={`page ${style.inner}`}>
        {home && shop.showsPrices && (
          <p className={style.item}>
            <TruckIcon size={16} />
            <span className={style.short}>
              <FormattedMessage id="shell.strip.freeShippingShort" values={{ sum: format.wholeMoney(home.from) }} />
            </span>
            <span className={style.long}>
              <FormattedMessage id="shell.strip.freeShipping" />{' '}
              {thresholds.map((threshold, at) => (
                <span key={threshold.country.code}>
                  {at > 0 && ', '}
                  <FormattedMessage
                    id="shell.strip.threshold"
                    values={{ sum: format.wholeMoney(threshold.from), country: threshold.country.title }}
                  />
                </span>
              ))}
            </span>
          </p>
        )}
        {shop.checkout.pickupOffered && (
          <p className={`${style.item} ${style.long}`}>
            <PinIcon size={16} />
            <FormattedMessage id="shell.strip.pickup" />
          </p>
        )}
        <div className={style.right}>
          {service ? (
            service.map(({ label, href }, at) => (
              <Link key={at} to={href} className={style.link}>
                {label}
              </Link>
            ))
          ) : (
            <Link to="/help" className={style.link}>
              <FormattedMessage id="shell.strip.help" />
            </Link>
          )}
          <SchemeSwitch />
          <LanguageSwitch />
        </div>
      </div>
    </div>
  )
}
