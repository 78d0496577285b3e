import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import style from './Configurator.module.css'
import { counts, isBuiltIn, type PropertyForm } from './configuratorForm.ts'
import { type Sample, samplesOf } from './samples.ts'

/** What a property does, on a sample product: each place of the shop shows it, or says that it is not there. */
export function PropertyPreview({ property }: { property: PropertyForm }) {
  const intl = useIntl()
  const name = nameIn(intl.locale, property.name) || intl.formatMessage({ id: 'admin.configurator.new' })
  const samples = samplesOf(property, intl)
  const [first, second] = samples
  if (!first || !second) return null
  const isWritten = counts(property, 'isPersonalisation')
  const line = (sample: Sample) => `${name}: ${sample.text}`
  return (
    <aside className={style.preview} aria-label={intl.formatMessage({ id: 'admin.configurator.preview' }, { name })}>
      <h3>
        <FormattedMessage id="admin.configurator.sample" />
      </h3>
      <Place title="admin.configurator.place.filter" isThere={counts(property, 'isFilter')}>
        <p className={style.strong}>{name}</p>
        {samples.map((sample, at) => (
          <p key={sample.text} className={style.option}>
            {sample.hex ? (
              <span className={style.swatch} style={{ background: sample.hex }} />
            ) : (
              <span className={style.box} data-on={at === 0 || undefined} />
            )}
            {sample.text} <small>{at === 0 ? 12 : 7}</small>
          </p>
        ))}
      </Place>
      <Place title="admin.configurator.place.tile" isThere={counts(property, 'showInPreview')}>
        <p className={style.strong}>
          <FormattedMessage id="admin.configurator.sampleTitle" />
        </p>
        {samples.some(({ hex }) => hex) ? (
          <p className={style.option}>
            {samples.map(({ hex, text }) => (
              <span key={text} className={style.swatch} style={{ background: hex }} title={text} />
            ))}
          </p>
        ) : (
          <p>{property.isGlobal ? first.text : `${first.text}, ${second.text}`}</p>
        )}
      </Place>
      <Place title="admin.configurator.place.page" isThere>
        {isWritten ? (
          <>
            <p className={style.strong}>
              {name} {property.isRequired && <FormattedMessage id="admin.configurator.mustWrite" />}
            </p>
            <p className={style.option}>
              {nameIn(intl.locale, property.prefix)}
              <span className={style.input}>
                {nameIn(intl.locale, property.placeholder) || <FormattedMessage id="admin.configurator.writes" />}
              </span>
              {nameIn(intl.locale, property.suffix)} <small>0 / {property.longest}</small>
            </p>
          </>
        ) : counts(property, 'isGlobal') ? (
          <p>{line(first)}</p>
        ) : (
          <>
            <p className={style.strong}>{line(first)}</p>
            <p className={style.option}>
              {samples.map((sample, at) =>
                sample.hex ? (
                  <span
                    key={sample.text}
                    className={style.swatch}
                    data-on={at === 0 || undefined}
                    style={{ background: sample.hex }}
                    title={sample.text}
                  />
                ) : (
                  <span key={sample.text} className={style.chip} data-on={at === 0 || undefined}>
                    {sample.text}
                  </span>
                ),
              )}
            </p>
          </>
        )}
      </Place>
      <Place title="admin.configurator.place.checkout" isThere={counts(property, 'showInCheckout') || isWritten}>
        <p className={style.strong}>
          3 × <FormattedMessage id="admin.configurator.sampleTitle" />
        </p>
        <p>{isWritten ? `${name}: ${intl.formatMessage({ id: 'admin.configurator.sampleWritten' })}` : line(first)}</p>
      </Place>
      <Place title="admin.configurator.place.tiers" isThere={counts(property, 'separatesTiers')}>
        <p>
          <FormattedMessage id="admin.configurator.tiersApart" values={{ first: first.text, second: second.text }} />
        </p>
      </Place>
      <Place title="admin.configurator.place.editor" isThere>
        {!isWritten && !isBuiltIn(property) && property.type === 'other' && (
          <p className={style.option}>
            {name}{' '}
            <span className={style.input}>
              {nameIn(intl.locale, property.placeholder) || <FormattedMessage id="admin.configurator.writesStaff" />}
            </span>
          </p>
        )}
        {counts(property, 'isRequired') ? (
          <p className={style.wrong}>
            <FormattedMessage
              id={isWritten ? 'admin.configurator.mustBeWritten' : 'admin.configurator.mustBeThere'}
              values={{ name }}
            />
          </p>
        ) : (
          <p className={style.hint}>
            <FormattedMessage id="admin.configurator.mayBeEmpty" />
          </p>
        )}
      </Place>
    </aside>
  )
}

interface PlaceProps {
  title: MessageId
  isThere: boolean
  children: ReactNode
}

function Place({ title, isThere, children }: PlaceProps) {
  return (
    <section className={style.place} data-there={isThere || undefined}>
      <h4>
        <FormattedMessage id={title} />
      </h4>
      {isThere ? (
        children
      ) : (
        <p className={style.hint}>
          <FormattedMessage id="admin.configurator.notHere" />
        </p>
      )}
    </section>
  )
}
