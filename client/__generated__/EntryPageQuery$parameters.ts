/**
 * @generated SignedSource<<8dd52a1c64b1886a66eb2c2a1890e564>>
 * @relayHash 83a5984b4a6947e839a4733e9d6d9f7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83a5984b4a6947e839a4733e9d6d9f7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83a5984b4a6947e839a4733e9d6d9f7f",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
