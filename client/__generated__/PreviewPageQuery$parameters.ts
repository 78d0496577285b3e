/**
 * @generated SignedSource<<fe04e82f622726526a6df554ea33e4a2>>
 * @relayHash 1938fb2935477aaca487b220f2abc356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1938fb2935477aaca487b220f2abc356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1938fb2935477aaca487b220f2abc356",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
