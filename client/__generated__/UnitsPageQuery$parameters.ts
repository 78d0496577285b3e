/**
 * @generated SignedSource<<f09429a1e66dc716c0ec15c045ae4bb6>>
 * @relayHash 301f9af303cec75f53bb4398120bb3a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 301f9af303cec75f53bb4398120bb3a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnitsPageQuery } from './UnitsPageQuery.graphql';

const node: PreloadableConcreteRequest<UnitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "301f9af303cec75f53bb4398120bb3a5",
    "metadata": {},
    "name": "UnitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
