/**
 * @generated SignedSource<<f318b02a8bf2330a02641ed513cb7e6e>>
 * @relayHash e029560592aceeef43399f6445430814
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e029560592aceeef43399f6445430814

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e029560592aceeef43399f6445430814",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
