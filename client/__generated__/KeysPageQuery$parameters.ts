/**
 * @generated SignedSource<<5f5b21a0b7ed307be586a5f68297a1e7>>
 * @relayHash 473e856738fe51954323acee9de286c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 986d98b9ea3b99c41e4a6e86919e0ad62307537a564165a3b9b32929c41b3540

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KeysPageQuery } from './KeysPageQuery.graphql';

const node: PreloadableConcreteRequest<KeysPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "986d98b9ea3b99c41e4a6e86919e0ad62307537a564165a3b9b32929c41b3540",
    "metadata": {},
    "name": "KeysPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
