/**
 * @generated SignedSource<<da29219fdbb9279f758f167ab03b8f31>>
 * @relayHash 2e08d165c3f5c484e9ee5dc2745b2828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e08d165c3f5c484e9ee5dc2745b2828

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e08d165c3f5c484e9ee5dc2745b2828",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
