/**
 * @generated SignedSource<<9a6fbeb38fbef1b42d3f900194ecabac>>
 * @relayHash 619a1fbb63254ef8d031538cb46a88fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 619a1fbb63254ef8d031538cb46a88fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageEditPageQuery } from './PageEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PageEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "619a1fbb63254ef8d031538cb46a88fc",
    "metadata": {},
    "name": "PageEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
