/**
 * @generated SignedSource<<386681c36229a057991e525d38160a82>>
 * @relayHash 859a1e1edf18d974fcf29b437c3114c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 859a1e1edf18d974fcf29b437c3114c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "859a1e1edf18d974fcf29b437c3114c3",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
