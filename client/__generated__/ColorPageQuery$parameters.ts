/**
 * @generated SignedSource<<0a6f81a4d3c3e2752327f3d523a1a5cd>>
 * @relayHash 2b0b4cfc7662d5cd6ad478e043f7a44d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0b4cfc7662d5cd6ad478e043f7a44d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorPageQuery } from './ColorPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b0b4cfc7662d5cd6ad478e043f7a44d",
    "metadata": {},
    "name": "ColorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
