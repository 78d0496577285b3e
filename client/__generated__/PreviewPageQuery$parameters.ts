/**
 * @generated SignedSource<<c6bacf7c49fcb19950917a45bdc23931>>
 * @relayHash 2aa57a7c7a7e0ad17b59bf04a8ed0f86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aa57a7c7a7e0ad17b59bf04a8ed0f86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2aa57a7c7a7e0ad17b59bf04a8ed0f86",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
