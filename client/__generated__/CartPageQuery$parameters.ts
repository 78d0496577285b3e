/**
 * @generated SignedSource<<08143b7df75d2ea836b2319f26c1a36b>>
 * @relayHash 02015d21a9fb4b45b69c462cf7233feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02015d21a9fb4b45b69c462cf7233feb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02015d21a9fb4b45b69c462cf7233feb",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
