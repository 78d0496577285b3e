/**
 * @generated SignedSource<<64384016544811e71b96272006c29f11>>
 * @relayHash 7bd30b9abf1972fbe8fe0470e2eefc12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bd30b9abf1972fbe8fe0470e2eefc12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bd30b9abf1972fbe8fe0470e2eefc12",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
