/**
 * @generated SignedSource<<691475eb3f5b5605d964ccd7a18926eb>>
 * @relayHash d5a4c67af372c22a57fcd56c426a8295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ea3198145b11cc35785c6f70fc2d377f40aa9877ec6538a87ea6adb917ff033

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ea3198145b11cc35785c6f70fc2d377f40aa9877ec6538a87ea6adb917ff033",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
