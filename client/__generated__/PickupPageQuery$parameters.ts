/**
 * @generated SignedSource<<1213af65e17dfcb0bcfec80dff9417da>>
 * @relayHash 758a9baa648e4878e27929dd8a920152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 758a9baa648e4878e27929dd8a920152

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PickupPageQuery } from './PickupPageQuery.graphql';

const node: PreloadableConcreteRequest<PickupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "758a9baa648e4878e27929dd8a920152",
    "metadata": {},
    "name": "PickupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
