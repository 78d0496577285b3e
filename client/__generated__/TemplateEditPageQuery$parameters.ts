/**
 * @generated SignedSource<<f7982c7c4336c3691818b624cefd8e27>>
 * @relayHash 7a8d3b71fb26a4ecba3c1c1a00148b8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a8d3b71fb26a4ecba3c1c1a00148b8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplateEditPageQuery } from './TemplateEditPageQuery.graphql';

const node: PreloadableConcreteRequest<TemplateEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a8d3b71fb26a4ecba3c1c1a00148b8b",
    "metadata": {},
    "name": "TemplateEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
