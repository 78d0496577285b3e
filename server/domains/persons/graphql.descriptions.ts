const shown = {
  address: 'Street and number.',
  country: 'ISO 3166 alpha-2.',
  email: 'E-mail address.',
  title: 'Title before the name, such as Dr.',
  type: 'Whether it is a company or a private person.',
}

/** What the contact persons' part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const personDescriptions = {
  CreatePersonInput: { person: 'What is known of them; a name, a company or an e-mail address is needed.' },
  Person: {
    '': 'Somebody whom the shop is in touch with, kept by staff; not the account of a customer.',
    ...shown,
    name: 'The name that lists show.',
    note: 'Of the staff, about this person; null without one.',
    tags: 'Words by which staff sort contact persons.',
    viewerCanEdit: 'Whether the viewer may change it.',
  },
  PersonChanges: {
    ...shown,
    note: 'Of the staff, about this person.',
    tags: 'Words by which staff sort contact persons.',
  },
  PersonFilter: { '': 'Which contact persons are wanted: those that fit all of it.' },
  PersonOrder: { '': 'In which order contact persons are listed.' },
  PersonOrderField: {
    '': 'By what contact persons are sorted.',
    CREATED: 'When they were added.',
    NAME: 'Name, as lists show it.',
  },
  PersonPayload: { person: 'As it stands afterwards; null where it was refused.' },
  Query: {
    person: 'A contact person; null where there is none.',
    persons: 'Contact persons, kept by staff.',
  },
  Mutation: {
    createPerson: 'Adds a contact person.',
    deletePersons: 'Removes contact persons.',
    updatePerson: 'Changes a contact person.',
  },
}
