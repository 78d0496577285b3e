/**
 * @generated SignedSource<<e0d6318aae4100e1b70949fc3eb513c3>>
 * @relayHash 8452ad657cced48aada7c38e5913d447
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8452ad657cced48aada7c38e5913d447

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8452ad657cced48aada7c38e5913d447",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
