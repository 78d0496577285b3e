/**
 * @generated SignedSource<<381e0e0c25803b9a1c94bc0a08a9fd49>>
 * @relayHash db3e05d6e34825c18882664847a9922a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 432d1b5a931770c55a9297f644abbcb1e539b6c77bab5df67c2e759669d4c684

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "432d1b5a931770c55a9297f644abbcb1e539b6c77bab5df67c2e759669d4c684",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
