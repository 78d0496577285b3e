/**
 * @generated SignedSource<<a244f1878e7b1fa53fce2b649fcb6f67>>
 * @relayHash ed0d97a36abc91d8c3a02afa8a0d81ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f9b65b43bf07f3b06d538c701e45e916317966104b9926a29c59ff5e6eed42e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f9b65b43bf07f3b06d538c701e45e916317966104b9926a29c59ff5e6eed42e",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
