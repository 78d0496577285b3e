/**
 * @generated SignedSource<<efbb326abb8a4e430991a0b9954a9226>>
 * @relayHash ce377d570c1f0d26a5fb0f9c8580730c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce377d570c1f0d26a5fb0f9c8580730c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponsPageQuery } from './CouponsPageQuery.graphql';

const node: PreloadableConcreteRequest<CouponsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce377d570c1f0d26a5fb0f9c8580730c",
    "metadata": {},
    "name": "CouponsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
