/**
 * @generated SignedSource<<cfa9af8258f725ade512db99ca4840c7>>
 * @relayHash 2679f98bfa855032c7886c7f66317641
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 637737249aa7f640e890ab3555d38cead511db46efbcd50a63aee7462a29ae24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "637737249aa7f640e890ab3555d38cead511db46efbcd50a63aee7462a29ae24",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
