import CurbcutCloudKit
import CurbcutFoundation
import Testing

@Suite("iCloud on a device where nobody is signed in")
struct CloudTests {
  @Test("There is no account, and requests say so")
  func account() async throws {
    let container = CKContainer.default()
    #expect(try await container.accountStatus() == .noAccount)
    let record = CKRecord(recordType: "Dog")
    await #expect(throws: CKError(.notAuthenticated)) {
      _ = try await container.privateCloudDatabase.save(record)
    }
    let error = await withCheckedContinuation { continuation in
      let operation = CKModifyRecordsOperation(recordsToSave: [record])
      operation.modifyRecordsResultBlock = { result in
        if case .failure(let error) = result { continuation.resume(returning: error as? CKError) }
      }
      container.publicCloudDatabase.add(operation)
    }
    #expect(error?.code == .notAuthenticated)
    #expect(error?.localizedDescription == "This request requires an authenticated account")
  }

  @Test("An operation tells of its end once, whoever starts it", arguments: [true, false])
  func once(isQueued: Bool) async {
    let operation = CKFetchRecordsOperation(recordIDs: [CKRecord.ID(recordName: "pinky")])
    let ends = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var told: [String] = []
      operation.fetchRecordsResultBlock = { _ in told.append("result") }
      operation.completionBlock = {
        told.append("completion")
        // A second call would come before this.
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume(returning: told) }
      }
      if isQueued {
        OperationQueue().addOperation(operation)
      } else {
        CKContainer.default().publicCloudDatabase.add(operation)
      }
    }
    #expect(ends == ["result", "completion"])
  }

  @Test("A record holds values by their keys, and knows what was changed")
  func record() {
    let record = CKRecord(recordType: "Dog", recordID: CKRecord.ID(recordName: "pinky"))
    record["name"] = "Pinky"
    record["age"] = 3
    record["owner"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "jane"), action: .none)
    #expect(record["name"] == "Pinky")
    #expect(record["age"] as? Int == 3)
    #expect(record["name"] as Int? == nil, "it is a text")
    #expect(record.allKeys() == ["age", "name", "owner"])
    record["age"] = nil
    #expect(record.allKeys() == ["name", "owner"])
    #expect(record.changedKeys() == ["age", "name", "owner"])
    #expect(record.recordID == CKRecord.ID(recordName: "pinky"))
    let query = CKQuery(recordType: "Dog", predicate: CurbcutFoundation.NSPredicate(value: true))
    #expect(query.recordType == record.recordType)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [:]]) == nil)
  }
}
