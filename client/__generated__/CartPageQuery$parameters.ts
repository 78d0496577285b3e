/**
 * @generated SignedSource<<342c19cf4701d28ee38477b9565dd2f8>>
 * @relayHash 13ccbdc1d75de7f1af736f4d4cba48a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13ccbdc1d75de7f1af736f4d4cba48a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13ccbdc1d75de7f1af736f4d4cba48a2",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
