/**
 * @generated SignedSource<<5524000cde609302b11973e775ba0a82>>
 * @relayHash 195129600afd9dcad91de1d72abbd042
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 195129600afd9dcad91de1d72abbd042

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "195129600afd9dcad91de1d72abbd042",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
