/**
 * @generated SignedSource<<ec6e6151cd96100c909aa2b4a2285fbc>>
 * @relayHash 098858b122efbebc86edd7eb0b3edf2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 098858b122efbebc86edd7eb0b3edf2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "098858b122efbebc86edd7eb0b3edf2a",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
