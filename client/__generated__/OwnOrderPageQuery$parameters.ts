/**
 * @generated SignedSource<<f66bd69921140c973d0f910a81297f85>>
 * @relayHash f24408c6bb0dabf28e9b6e1ca1153bb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2be544c3771e95ecca2ed8053c8b9205caa83146881947cd2ef9cc81b345d9cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2be544c3771e95ecca2ed8053c8b9205caa83146881947cd2ef9cc81b345d9cc",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
