/**
 * @generated SignedSource<<c087e7dc51b0760c78572d6fef8e079d>>
 * @relayHash 37169c7b399b5807edcd9a2cc7023eec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be297392924452eea4675228d8d18e4d9eaf19235d46a11334ee6807cbb442cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be297392924452eea4675228d8d18e4d9eaf19235d46a11334ee6807cbb442cf",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
