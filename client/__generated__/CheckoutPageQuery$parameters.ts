/**
 * @generated SignedSource<<f28252e1d3652cb12672be6794f38349>>
 * @relayHash dcf4fa9e7be2f75ea4e3ad0b17fc0a56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fb584ac5f7be9b50ab9c091f40f1ee320636273c2310a2240478b1365761d1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fb584ac5f7be9b50ab9c091f40f1ee320636273c2310a2240478b1365761d1e",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
