/**
 * @generated SignedSource<<b7b0da4ea964d50e662d707709eb2919>>
 * @relayHash ebdb896c2c61272b0c447f7ae523630f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebdb896c2c61272b0c447f7ae523630f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebdb896c2c61272b0c447f7ae523630f",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
