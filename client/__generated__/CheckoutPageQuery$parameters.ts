/**
 * @generated SignedSource<<9980230d9f33c37daf28b889a14f663d>>
 * @relayHash 612f5aa5a855b875f9ca2d058e30fdf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 612f5aa5a855b875f9ca2d058e30fdf3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "612f5aa5a855b875f9ca2d058e30fdf3",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
