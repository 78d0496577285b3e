/** After G: the letter, and the page of the navigation that it leads to. */
export const goKeys: Readonly<Record<string, string>> = {
  d: 'dashboard',
  o: 'orders',
  c: 'shop/customers',
  p: 'products',
  s: 'pages/browse',
  f: 'files',
  m: 'messages',
  i: 'shop/stock',
  e: 'config',
}

/** By N: what is made anew where one is, by the list that is open. */
export const newKeys: Readonly<Record<string, string>> = {
  'pages/browse': 'pages/edit',
  'shop/coupon/edit': 'shop/coupon/add',
  'shop/voucher/browse': 'shop/voucher/edit',
  'forms/browse': 'forms/edit',
  'galleries/browse': 'galleries/edit',
  'person/browse': 'person/edit',
  'users/browse': 'users/add',
  'shop/companies': 'shop/companies/add',
  'shop/affiliates': 'shop/affiliates/add',
}
