/**
 * @generated SignedSource<<10a161299fe346a8a7acebcc6b82e765>>
 * @relayHash 6cc367a36687c270656f19f0012d0e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc367a36687c270656f19f0012d0e2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MapPageQuery } from './MapPageQuery.graphql';

const node: PreloadableConcreteRequest<MapPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cc367a36687c270656f19f0012d0e2c",
    "metadata": {},
    "name": "MapPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
