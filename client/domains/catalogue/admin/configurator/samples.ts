import type { IntlShape } from 'react-intl'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import type { PropertyForm } from './configuratorForm.ts'

/** A value as the sample product shows it. */
export interface Sample {
  readonly text: string
  readonly hex?: string
}

/** Two values of a property, as the shop would write them. */
export function samplesOf(property: PropertyForm, intl: Pick<IntlShape, 'locale' | 'formatMessage'>): Sample[] {
  const say = (id: 'admin.configurator.sampleRed' | 'admin.configurator.sampleNavy' | 'edit.yes' | 'edit.no') =>
    intl.formatMessage({ id })
  if (property.type === 'color') {
    return [
      { text: say('admin.configurator.sampleRed'), hex: '#b3261e' },
      { text: say('admin.configurator.sampleNavy'), hex: '#1d2b53' },
    ]
  }
  if (property.type === 'boolean') {
    return [
      { text: nameIn(intl.locale, property.labelChecked) || say('edit.yes') },
      { text: nameIn(intl.locale, property.labelUnchecked) || say('edit.no') },
    ]
  }
  return valuesOf(property, intl).map(value => ({
    text: [nameIn(intl.locale, property.prefix), value, nameIn(intl.locale, property.suffix)]
      .map(part => part.trim())
      .filter(Boolean)
      .join(' '),
  }))
}

function valuesOf({ key, words, suffix }: PropertyForm, intl: Pick<IntlShape, 'locale' | 'formatMessage'>): string[] {
  if (key === 'size') return ['M', 'L']
  if (key === 'fit') {
    return [
      intl.formatMessage({ id: 'admin.configurator.sampleWomen' }),
      intl.formatMessage({ id: 'admin.configurator.sampleMen' }),
    ]
  }
  const own = words.map(word => nameIn(intl.locale, word)).filter(Boolean)
  const usual =
    suffix.de.trim() === ''
      ? [
          intl.formatMessage({ id: 'admin.configurator.sampleCotton' }),
          intl.formatMessage({ id: 'admin.configurator.samplePolyester' }),
        ]
      : ['250', '310']
  return [...new Set([...own, ...usual])].slice(0, 2)
}
