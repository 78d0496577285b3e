/**
 * @generated SignedSource<<8b98b55c7c8026b7d0277c8581de99b1>>
 * @relayHash fb912efea994b1774f28b4fe94cd02ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb912efea994b1774f28b4fe94cd02ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplatesPageQuery } from './TemplatesPageQuery.graphql';

const node: PreloadableConcreteRequest<TemplatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb912efea994b1774f28b4fe94cd02ce",
    "metadata": {},
    "name": "TemplatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
