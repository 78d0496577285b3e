/**
 * @generated SignedSource<<ae3de00c1fa6439ade0af26257f3f8bc>>
 * @relayHash bf3c758daf1809f081c2bf1e781f0807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f3fa774ea7dc80f93b9b06ebac4c3e1a8459bd33da266ecc43031a776591cd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f3fa774ea7dc80f93b9b06ebac4c3e1a8459bd33da266ecc43031a776591cd4",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
