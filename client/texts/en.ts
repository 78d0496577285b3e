import catalogue from '../domains/catalogue/texts/en.json' with { type: 'json' }
import shell from '../shell/texts/en.json' with { type: 'json' }
import ui from '../ui/texts/en.json' with { type: 'json' }

/** What every page of the shop says, in one file. */
export default { ...shell, ...ui, ...catalogue }
