/**
 * @generated SignedSource<<3a7b80a2199c1a2e04c0b3dbc39da7ce>>
 * @relayHash 680739bc4455129283553ba61d846150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94cea7f99fa1c26b384c59245f223fe6a75d8148d46d21c34556b66faad07528

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94cea7f99fa1c26b384c59245f223fe6a75d8148d46d21c34556b66faad07528",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
