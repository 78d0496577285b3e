import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import type { Control } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { CellInput } from '../../../../adminKit/settings/CellInput.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import style from './Configurator.module.css'
import {
  type ConfiguratorForm,
  type Flag,
  flags,
  flagTitles,
  isBuiltIn,
  isOpen,
  longestKey,
  mostWords,
  ownerOf,
  type PropertyForm,
} from './configuratorForm.ts'
import { typeTitles } from './typeTitles.ts'

const kinds: Control = {
  kind: 'choice',
  options: Object.entries(typeTitles).map(([value, label]) => ({ value, label })),
}

const flagHints = {
  isFilter: 'admin.configurator.hint.isFilter',
  showInPreview: 'admin.configurator.hint.showInPreview',
  showInCheckout: 'admin.configurator.hint.showInCheckout',
  isRequired: 'admin.configurator.hint.isRequired',
  isGlobal: 'admin.configurator.hint.isGlobal',
  isPersonalisation: 'admin.configurator.hint.isPersonalisation',
  separatesTiers: 'admin.configurator.hint.separatesTiers',
} as const satisfies Record<Flag, MessageId>

interface PropertyFieldsProps {
  property: PropertyForm
  at: number
}

/** What is said of one property. */
export function PropertyFields({ property, at }: PropertyFieldsProps) {
  const path = `properties.${at}`
  const isFixed = isBuiltIn(property)
  const isWords = property.type === 'other' && !isFixed
  return (
    <>
      <div className={style.two}>
        <Pair path={`${path}.name`} label="admin.configurator.name" longest={60} isRequired />
        {!isFixed && (
          <>
            <EditInput path={`${path}.type`} label="admin.configurator.type" control={kinds} />
            <EditInput
              path={`${path}.key`}
              label="admin.configurator.key"
              hint={property.isKnown ? 'admin.configurator.keyKnown' : 'admin.configurator.keyHint'}
              longest={longestKey}
              isReadOnly={property.isKnown}
              warning={ownerOf(property) ?? undefined}
            />
          </>
        )}
      </div>
      <fieldset className={style.flags}>
        <legend>
          <FormattedMessage id="admin.configurator.does" />
        </legend>
        {flags
          .filter(flag => isOpen(property, flag))
          .map(flag => (
            <EditInput
              key={flag}
              path={`${path}.${flag}`}
              label={flagTitles[flag]}
              hint={flagHints[flag]}
              control={{ kind: 'switch' }}
            />
          ))}
      </fieldset>
      {property.isPersonalisation && isWords && (
        <div className={style.two}>
          <EditInput
            path={`${path}.longest`}
            label="admin.configurator.longest"
            longest={3}
            control={{ kind: 'text', inputMode: 'numeric' }}
          />
        </div>
      )}
      {property.type === 'boolean' && (
        <div className={style.two}>
          <Pair path={`${path}.labelChecked`} label="admin.configurator.labelChecked" longest={60} />
          <Pair path={`${path}.labelUnchecked`} label="admin.configurator.labelUnchecked" longest={60} />
        </div>
      )}
      {isWords && (
        <div className={style.two}>
          <Pair path={`${path}.prefix`} label="admin.configurator.prefix" longest={20} />
          <Pair path={`${path}.suffix`} label="admin.configurator.suffix" longest={20} />
          <Pair path={`${path}.placeholder`} label="admin.configurator.placeholder" longest={60} />
        </div>
      )}
      {isWords && !property.isPersonalisation && <Words path={`${path}.words`} words={property.words} />}
    </>
  )
}

interface PairProps {
  path: string
  label: MessageId
  longest: number
  isRequired?: boolean
}

/** A text in both languages. */
function Pair({ path, label, longest, isRequired = false }: PairProps) {
  const title = useIntl().formatMessage({ id: label })
  return (['de', 'en'] as const).map(language => (
    <EditInput
      key={language}
      path={`${path}.${language}`}
      label={{
        id: language === 'de' ? 'admin.configurator.german' : 'admin.configurator.english',
        values: { title },
      }}
      longest={longest}
      isRequired={isRequired && language === 'de'}
    />
  ))
}

/** What values are called in English. */
function Words({ path, words }: { path: string; words: PropertyForm['words'] }) {
  const intl = useIntl()
  const { set, isReadOnly } = useEditingContext<ConfiguratorForm>()
  return (
    <details className={style.words} open={words.length > 0}>
      <summary>
        <FormattedMessage id="admin.configurator.words" values={{ count: words.length }} />
      </summary>
      <p className={style.hint}>
        <FormattedMessage id="admin.configurator.wordsHint" />
      </p>
      {words.map((_, at) => (
        // Words have no identity of their own: what is typed lives in the form, by place.
        <div key={at} className={style.word}>
          <CellInput
            path={`${path}.${at}.de`}
            label={intl.formatMessage({ id: 'admin.configurator.wordGerman' }, { number: at + 1 })}
            placeholder="Baumwolle"
            longest={200}
          />
          <CellInput
            path={`${path}.${at}.en`}
            label={intl.formatMessage({ id: 'admin.configurator.wordEnglish' }, { number: at + 1 })}
            placeholder="Cotton"
            longest={200}
          />
          {!isReadOnly && (
            <IconButton
              label={intl.formatMessage({ id: 'admin.configurator.wordRemove' }, { number: at + 1 })}
              onClick={() =>
                set(
                  path,
                  words.filter((_word, place) => place !== at),
                )
              }
            >
              <TrashIcon size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {!isReadOnly && words.length < mostWords && (
        <div>
          <Button
            look="quiet"
            size="tiny"
            icon={<PlusIcon size={16} />}
            onClick={() => set(path, [...words, { de: '', en: '' }])}
          >
            <FormattedMessage id="admin.configurator.wordAdd" />
          </Button>
        </div>
      )}
    </details>
  )
}
