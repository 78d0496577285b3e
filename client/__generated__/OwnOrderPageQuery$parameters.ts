/**
 * @generated SignedSource<<f14b77844752ddfa8cf44486fedfddae>>
 * @relayHash 0ffb7256069c6f9089cf33968a5369b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ffb7256069c6f9089cf33968a5369b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ffb7256069c6f9089cf33968a5369b7",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
