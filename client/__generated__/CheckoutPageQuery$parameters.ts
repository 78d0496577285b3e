/**
 * @generated SignedSource<<a1594ec5fbb76869c65e17f8b3709273>>
 * @relayHash e6ec55c59278f5b2ed74f4cf413c8e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6ec55c59278f5b2ed74f4cf413c8e95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6ec55c59278f5b2ed74f4cf413c8e95",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
