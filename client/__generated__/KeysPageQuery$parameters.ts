/**
 * @generated SignedSource<<93d77bcfeb7c2eb6defc18996169efef>>
 * @relayHash 8f62e366fb970d2b6be3af45cb171b55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f62e366fb970d2b6be3af45cb171b55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KeysPageQuery } from './KeysPageQuery.graphql';

const node: PreloadableConcreteRequest<KeysPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f62e366fb970d2b6be3af45cb171b55",
    "metadata": {},
    "name": "KeysPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
