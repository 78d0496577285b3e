/**
 * @generated SignedSource<<8d674754e7ac6b7a68f4260d13137805>>
 * @relayHash a1fd9b14bfde2fc0fb9f48ab5485242a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fd9b14bfde2fc0fb9f48ab5485242a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1fd9b14bfde2fc0fb9f48ab5485242a",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
