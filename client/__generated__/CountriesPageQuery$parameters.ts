/**
 * @generated SignedSource<<e9e4c5b79d5f875849705400aabdad3d>>
 * @relayHash 91a2fe39d087b358178e481b7a0149a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91a2fe39d087b358178e481b7a0149a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesPageQuery } from './CountriesPageQuery.graphql';

const node: PreloadableConcreteRequest<CountriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91a2fe39d087b358178e481b7a0149a7",
    "metadata": {},
    "name": "CountriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
