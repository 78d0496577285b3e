/**
 * @generated SignedSource<<4037d65499c4dc34aec3ea784b300327>>
 * @relayHash 3cd9daa04128b5b11815a6645bf420ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cd9daa04128b5b11815a6645bf420ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorsPageQuery } from './ColorsPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cd9daa04128b5b11815a6645bf420ca",
    "metadata": {},
    "name": "ColorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
