/**
 * @generated SignedSource<<fd71bf8f912c118d9d69d1adbc237e35>>
 * @relayHash ff93f59c495bbd879548ac16af6869a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff93f59c495bbd879548ac16af6869a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff93f59c495bbd879548ac16af6869a6",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
