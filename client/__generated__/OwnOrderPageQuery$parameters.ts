/**
 * @generated SignedSource<<59c60f6fe752834d982a775653d4077e>>
 * @relayHash aeb54f4aa19ae46627a6a6e18681ff04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb54f4aa19ae46627a6a6e18681ff04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeb54f4aa19ae46627a6a6e18681ff04",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
