/**
 * @generated SignedSource<<b931e615e5d4c2e6ebf91a8ed0f68c82>>
 * @relayHash 00188256955df44aa8be8f61054a3c2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00188256955df44aa8be8f61054a3c2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00188256955df44aa8be8f61054a3c2f",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
