/**
 * @generated SignedSource<<8d6d261dd56ac22fb65f9195d4ffe376>>
 * @relayHash 04ebf82819eeb6f1974fd4948c81c854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04ebf82819eeb6f1974fd4948c81c854

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorPageQuery } from './ColorPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04ebf82819eeb6f1974fd4948c81c854",
    "metadata": {},
    "name": "ColorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
