/**
 * @generated SignedSource<<fc64671330bbd39634154e3a9fcec2be>>
 * @relayHash 011ff67bef76909b922a9a764aa2514c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 011ff67bef76909b922a9a764aa2514c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "011ff67bef76909b922a9a764aa2514c",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
