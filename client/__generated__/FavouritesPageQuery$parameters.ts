/**
 * @generated SignedSource<<1e10df503afe2f118289771813bf5bd8>>
 * @relayHash aa28fd936f6ef84c52bb25063d24e886
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa28fd936f6ef84c52bb25063d24e886

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavouritesPageQuery } from './FavouritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavouritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa28fd936f6ef84c52bb25063d24e886",
    "metadata": {},
    "name": "FavouritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
