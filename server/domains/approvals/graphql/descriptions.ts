/** What the approvals' part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const approvalDescriptions = {
  ApprovalNeed: {
    '': 'Why somebody else has to approve an order.',
    left: 'What the buyer may still order by themselves, gross with shipping.',
    limit: 'What is exceeded, gross with shipping.',
    reason: 'Which of the two.',
  },
  ApprovalNeeded: {
    '': 'Somebody of the company has to approve this order.',
    left: 'What the buyer may still order by themselves, gross with shipping.',
    limit: 'What is exceeded, gross with shipping.',
    reason: 'Which of the two.',
  },
  ApprovalReason: {
    '': 'What an order exceeds.',
    MONTH_BUDGET: 'What the buyer may order in a calendar month.',
    ORDER_LIMIT: 'What one order of the buyer may cost.',
  },
  PriceChanged: { '': 'It costs another amount than was seen.', total: 'What is to pay by now.' },
  OrderRequest: {
    '': 'An order that a buyer may not place by themselves, and that somebody of their company decides about.',
    answer: 'What who decided wrote to the buyer.',
    buyer: 'Name of who wants to order.',
    decidedAt: 'When it was decided or taken back.',
    decider: 'Name of who decided; null while it is open, and where it was taken back.',
    lines: 'What is to be ordered, as it stood when it was asked.',
    note: 'What the buyer wrote.',
    orderNumber: 'Of the order that was placed; null before.',
    state: 'How it stands.',
    total: 'What was to pay when it was asked; it is priced anew when it is approved.',
    viewerCanDecide: 'Whether the viewer may approve or decline it.',
    viewerCanTakeBack: 'Whether the viewer may put its goods back into their cart.',
  },
  OrderRequestPayload: { request: 'As it stands now; null where it was refused.' },
  OrderRequestState: {
    '': 'How a request stands.',
    APPROVED: 'It was placed.',
    DECLINED: 'It was declined.',
    LAPSED: 'Nobody decided in ninety days.',
    OPEN: 'Somebody has to decide.',
    WITHDRAWN: 'The buyer took it back.',
  },
  RequestedLine: {
    '': 'A line as it stood when the approval was asked for.',
    amount: 'Pieces, or sets.',
    detail: 'Fit, size, colour and further properties in the buyer’s language; empty where there are none.',
    sum: 'Gross, after discounts.',
    title: 'The product, in the buyer’s language.',
  },
  AskApprovalInput: {
    acceptTerms: 'As of `placeOrder`.',
    acceptConditions: 'As of `placeOrder`.',
    confirmAge: 'As of `placeOrder`.',
  },
  Mutation: {
    approveOrderRequest: 'Approves an order: it is priced anew and placed in the buyer’s name, once.',
    askApproval: 'Sends the viewer’s cart to who decides for their company, and empties it.',
    declineOrderRequest: 'Declines an order; its buyer is told by mail.',
    takeBackOrderRequest:
      'Puts the goods of a request of the viewer’s own back into their cart; an open one ends by it.',
  },
}
