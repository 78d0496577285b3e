/**
 * @generated SignedSource<<9443667fa845e4cb03d486d78c94f909>>
 * @relayHash c9675d1ce507c97c0c1577450fab3eb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9675d1ce507c97c0c1577450fab3eb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9675d1ce507c97c0c1577450fab3eb5",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
