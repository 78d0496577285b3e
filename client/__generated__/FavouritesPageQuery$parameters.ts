/**
 * @generated SignedSource<<579025fcf6ef0bc73ac5a0fa2ae70fa2>>
 * @relayHash 62ebcd71203c24c42d48c488c5cc6eb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62ebcd71203c24c42d48c488c5cc6eb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62ebcd71203c24c42d48c488c5cc6eb2",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
