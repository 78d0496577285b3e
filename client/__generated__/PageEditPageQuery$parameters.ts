/**
 * @generated SignedSource<<fbffffbb8146a263eba67e3768e42920>>
 * @relayHash 27c8444c6e64b6480205517053f3150a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27c8444c6e64b6480205517053f3150a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageEditPageQuery } from './PageEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PageEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27c8444c6e64b6480205517053f3150a",
    "metadata": {},
    "name": "PageEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
