/**
 * @generated SignedSource<<012bd7d1675aef5134f74b376bb7eef4>>
 * @relayHash 603ab508a28dfa478c7ce8b536d38064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603ab508a28dfa478c7ce8b536d38064

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedirectsPageQuery } from './RedirectsPageQuery.graphql';

const node: PreloadableConcreteRequest<RedirectsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "603ab508a28dfa478c7ce8b536d38064",
    "metadata": {},
    "name": "RedirectsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
