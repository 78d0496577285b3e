/**
 * @generated SignedSource<<3208648f97f2c9150ada4da912ab3090>>
 * @relayHash 7911cb72d74cd08c3e4ce7d2007e86ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acfd727183a5d67042bf0eff7b0779596b34f983319d7a4171d8f058a2aff1d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acfd727183a5d67042bf0eff7b0779596b34f983319d7a4171d8f058a2aff1d3",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
