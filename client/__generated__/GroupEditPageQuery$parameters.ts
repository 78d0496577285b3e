/**
 * @generated SignedSource<<b92432c7c4e575067d1c670e49d6f282>>
 * @relayHash 0d2f4f8a140f7efacf732132f9617b73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d2f4f8a140f7efacf732132f9617b73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupEditPageQuery } from './GroupEditPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d2f4f8a140f7efacf732132f9617b73",
    "metadata": {},
    "name": "GroupEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
