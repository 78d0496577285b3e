import { builder } from '../../../api/builder.ts'
import { entryTabs } from '../queries/managed.ts'
import { entryKinds, standingKeys } from '../rules/content.ts'
import { entryStates, workflowSteps } from '../rules/states.ts'

/** NAMES_LIKE_THIS for values likeThis. */
const nameOf = (value: string): string => value.replaceAll(/([A-Z])/g, '_$1').toUpperCase()

/** The values of a closed set under the names that GraphQL gives them. */
export const valuesOf = <const Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map(value => [nameOf(value), { value }])) as unknown as {
    [Name in Value]: { value: Name }
  }

export const EntryKindRef = builder.enumType('EntryKind', { values: valuesOf(entryKinds) })
export const StandingPageRef = builder.enumType('StandingPage', { values: valuesOf(standingKeys) })
export const EntryStateRef = builder.enumType('EntryState', { values: valuesOf(entryStates) })
export const EntryStepRef = builder.enumType('EntryStep', { values: valuesOf(workflowSteps) })
export const EntryTabRef = builder.enumType('EntryTab', { values: valuesOf(entryTabs) })

export const BlockAlignRef = builder.enumType('BlockAlign', { values: valuesOf(['left', 'center']) })
export const BlockToneRef = builder.enumType('BlockTone', {
  values: valuesOf(['plain', 'muted', 'accent', 'inverse']),
})
export const HeroDrawingRef = builder.enumType('HeroDrawing', { values: valuesOf(['none', 'court', 'kit']) })
export const ButtonLookRef = builder.enumType('ButtonLook', { values: valuesOf(['primary', 'outline', 'link']) })
export const SpacerHeightRef = builder.enumType('SpacerHeight', { values: valuesOf(['small', 'medium', 'large']) })
export const PictureFitRef = builder.enumType('PictureFit', { values: valuesOf(['cover', 'contain']) })
export const SocialServiceRef = builder.enumType('SocialService', { values: valuesOf(['instagram', 'facebook']) })
export const VideoSourceRef = builder.enumType('VideoSource', { values: valuesOf(['file', 'youtube', 'vimeo']) })
export const EntryLookRef = builder.enumType('EntryLook', { values: valuesOf(['cards', 'list']) })
export const PictureRatioRef = builder.enumType('PictureRatio', {
  values: {
    ORIGINAL: { value: 'original' },
    SQUARE: { value: '1:1' },
    LANDSCAPE: { value: '4:3' },
    WIDE: { value: '16:9' },
    PANORAMA: { value: '21:9' },
  } as const,
})
