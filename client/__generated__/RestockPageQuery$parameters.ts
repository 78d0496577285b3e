/**
 * @generated SignedSource<<f6e1f151904ecf350b39e7239ac9f791>>
 * @relayHash 863aba69a68ab8e9a41441c05a0d81c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 863aba69a68ab8e9a41441c05a0d81c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RestockPageQuery } from './RestockPageQuery.graphql';

const node: PreloadableConcreteRequest<RestockPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "863aba69a68ab8e9a41441c05a0d81c1",
    "metadata": {},
    "name": "RestockPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
