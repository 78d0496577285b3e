/** What surrounds each page, where no field says it itself. */
export const frameDescriptions = {
  AgreedText: {
    key: 'Which of the standing pages it was.',
    language: 'In which its buyer was spoken to.',
    title: 'As it stood above the text.',
  },
  Announcement: { text: 'One sentence.' },
  FooterColumn: { links: 'In their order.', title: 'What stands above its links.' },
  HeroDrawing: {
    '': 'What is drawn behind a hero.',
    COURT: 'The lines of a sports hall.',
    KIT: 'These lines with the kit of a team on them, where the hero has no picture of its own.',
    NONE: 'Its ground alone.',
  },
  HeroBlock: { drawing: 'What is behind its words.' },
  LiveBlock: { '': 'A part that the shop writes itself, always as its settings are.' },
  MenuEntry: { children: 'What the drawer of a phone shows below it.', label: 'What visitors press.' },
  MenuLink: { label: 'What visitors press.' },
  Shop: { frame: 'Menus and the announcement around each page.' },
  SiteFrame: { announcement: 'Shown above everything; null: nothing is announced.' },
}
