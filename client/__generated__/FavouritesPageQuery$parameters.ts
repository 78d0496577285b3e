/**
 * @generated SignedSource<<d28f19bfa56f2ad43ffdc985cd7e458d>>
 * @relayHash 57cc0453de157995dc0858f57bf8a35b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56eab037cf6a911f6a0a20ef74e02df4eb8f2ae1d637a481b6f6a2c3720d5a64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56eab037cf6a911f6a0a20ef74e02df4eb8f2ae1d637a481b6f6a2c3720d5a64",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
