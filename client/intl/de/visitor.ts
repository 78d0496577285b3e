import catalogue from './catalogue.json' with { type: 'json' }
import shell from './shell.json' with { type: 'json' }
import ui from './ui.json' with { type: 'json' }

export default { ...shell, ...ui, ...catalogue }
