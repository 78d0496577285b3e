/**
 * @generated SignedSource<<a1ca8ddf6a4f393d03f4b6a2d2ba730b>>
 * @relayHash d85f9691da24f0ac7868cba103784049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d85f9691da24f0ac7868cba103784049

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorOrderPageQuery } from './ColorOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d85f9691da24f0ac7868cba103784049",
    "metadata": {},
    "name": "ColorOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
