/**
 * @generated SignedSource<<e331a885bded53930fabd321a6126554>>
 * @relayHash 81b5a0987c5fbabbfc5516e89dfc4c37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81b5a0987c5fbabbfc5516e89dfc4c37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliatePayoutsPageQuery } from './AffiliatePayoutsPageQuery.graphql';

const node: PreloadableConcreteRequest<AffiliatePayoutsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81b5a0987c5fbabbfc5516e89dfc4c37",
    "metadata": {},
    "name": "AffiliatePayoutsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
