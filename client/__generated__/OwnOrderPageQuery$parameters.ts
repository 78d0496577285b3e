/**
 * @generated SignedSource<<0e802461ee8da16b3bd269d33ce74cfb>>
 * @relayHash 32f30fdfeaa560882c2512167a6e4350
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cffe45c5f8625cb012bc1e3f61a7d3f202887e9d7dc6faf81d8775b5dbb97d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cffe45c5f8625cb012bc1e3f61a7d3f202887e9d7dc6faf81d8775b5dbb97d4",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
