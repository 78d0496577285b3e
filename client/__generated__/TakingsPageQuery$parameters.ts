/**
 * @generated SignedSource<<ce9f9b7e24b1d674cf4e4a966ebc3aaa>>
 * @relayHash 3148c8f5a39590e40cd629eda57fd1f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3148c8f5a39590e40cd629eda57fd1f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TakingsPageQuery } from './TakingsPageQuery.graphql';

const node: PreloadableConcreteRequest<TakingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3148c8f5a39590e40cd629eda57fd1f5",
    "metadata": {},
    "name": "TakingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
