/**
 * @generated SignedSource<<a90f732d3c952efdd9e0981551cff047>>
 * @relayHash 37837366670ec1b9d4ed572fa44f6aec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37837366670ec1b9d4ed572fa44f6aec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37837366670ec1b9d4ed572fa44f6aec",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
