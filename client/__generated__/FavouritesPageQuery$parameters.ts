/**
 * @generated SignedSource<<455324323382fc622d1187cbc39c0d46>>
 * @relayHash 57cc0453de157995dc0858f57bf8a35b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57cc0453de157995dc0858f57bf8a35b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57cc0453de157995dc0858f57bf8a35b",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
