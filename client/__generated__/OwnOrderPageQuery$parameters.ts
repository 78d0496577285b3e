/**
 * @generated SignedSource<<f3404c3b3e17f2b93a7c73fc329a7bed>>
 * @relayHash a9048944dfca9a3f85cfe52f2b535f14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9048944dfca9a3f85cfe52f2b535f14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9048944dfca9a3f85cfe52f2b535f14",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
