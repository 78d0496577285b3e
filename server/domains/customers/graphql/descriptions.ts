/** What the customers' part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const customerDescriptions = {
  Customer: {
    '': 'Somebody who orders: an account with the orders that guests placed with its e-mail address, or such an address alone. Follows what happens within seconds, for staff.',
    company: 'That of the account, else of the last order’s invoice.',
    customerNumber: 'Null of guests, and before the first order.',
    discountGroups:
      'Their own discount groups, those that the shop no longer has by their key; empty of guests, and for those who may not read accounts and terms.',
    discountGroupChoices: 'The discount groups that the shop has; empty for those who may not read terms.',
    email: 'That of the account, else as it was last typed.',
    firstOrderAt: 'When they first ordered, cancelled orders included; null for whoever never did.',
    hasAccount: 'Whether they have an account; conditions need one.',
    isCompany: 'Whether the account names a company, or the last order was invoiced to one.',
    lastOrderAt: 'When they last ordered, cancelled orders included; null for whoever never did.',
    name: 'That of the account, else of the last order.',
    open: 'What is still to be paid, gross, after vouchers; without orders that wait for a second person.',
    orderCount: 'How many orders were not cancelled.',
    orders: 'All of them, cancelled ones too, the latest first.',
    revenue: 'Gross, without cancelled orders and without what came back by accepted withdrawals.',
    user: 'The account with what was agreed; null of guests, and for those who may not see accounts.',
    viewerCanInvite: 'Whether the viewer may invite this guest to open an account.',
  },
  CustomerFilter: {
    '': 'Which customers are wanted: those that fit all of it.',
    search: 'Words of name, company, e-mail address and customer number, in whatever order.',
  },
  CustomerOrder: { '': 'In which order customers are listed.' },
  CustomerOrderField: {
    '': 'By what customers are sorted.',
    LAST_ORDER: 'When they last ordered; who never did comes last.',
    NAME: 'Name.',
    OPEN: 'What is still to be paid.',
    ORDERS: 'How many orders.',
    REVENUE: 'What they bought.',
  },
  CustomerTab: {
    '': 'Which customers.',
    ACCOUNTS: 'With an account.',
    ALL: 'All of them.',
    COMPANIES: 'Companies.',
    GUESTS: 'Without an account.',
    OPEN: 'With something still to be paid.',
  },
  CustomerTabCount: {
    '': 'How many a tab holds.',
    key: 'Which tab.',
    count: 'How many it holds, counted up to 1,001.',
  },
  CustomerConnection: { tabs: 'How many customers each tab holds under the words of the filter.' },
  Query: {
    customer: 'One customer, by their id or that of their account; null where there is none.',
    customers: 'Everybody who ordered or has an account as a customer.',
  },
}
