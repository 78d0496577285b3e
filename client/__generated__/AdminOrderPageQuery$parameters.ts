/**
 * @generated SignedSource<<9ec40f41fe3776c85fd67aaf174d74ea>>
 * @relayHash 97b884585a143a3198fbbfeab192be6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97b884585a143a3198fbbfeab192be6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97b884585a143a3198fbbfeab192be6b",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
