import CurbcutFoundation
import Foundation
import Testing

@testable import CurbcutSecurity

@Suite("The keychain", .serialized)
struct KeychainTests {
  init() {
    for kind in [kSecClassGenericPassword, kSecClassInternetPassword] {
      _ = SecItemDelete([kSecClass: kind] as [AnyHashable: Any])
    }
  }

  private func query(_ more: [String: Any] = [:]) -> CFDictionary {
    let base: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "Shop"]
    return base.merging(more) { $1 } as CFDictionary
  }

  @Test("A password by chance has four groups with signs of each kind; no web site names the app")
  func shared() async throws {
    let password = try #require(SecCreateSharedWebCredentialPassword())
    #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
    #expect(password.contains { $0.isLowercase } && password.contains { $0.isUppercase })
    #expect(password.contains { $0.isNumber })
    let code = await withCheckedContinuation { answer in
      SecRequestSharedWebCredential("example.com", nil) { _, error in answer.resume(returning: error?.code) }
    }
    #expect(code == Int(errSecMissingEntitlement))
  }

  @Test("A secret is added, found, changed and removed as an app does it")
  func life() throws {
    let account = [kSecAttrAccount: "jane"]
    #expect(
      SecItemAdd(query([kSecAttrAccount: "jane", kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(
      SecItemAdd(query([kSecAttrAccount: "jane", kSecValueData: Data("two".utf8)]), nil)
        == errSecDuplicateItem)
    var result: CFTypeRef?
    let wanted: [String: Any] = [kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne]
    #expect(SecItemCopyMatching(query(wanted.merging(account) { $1 }), &result) == errSecSuccess)
    #expect(result as? Data == Data("one".utf8))
    let change: [String: Any] = [kSecValueData: Data("three".utf8)]
    #expect(SecItemUpdate(query(account), change as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query(wanted), &result) == errSecSuccess)
    #expect(result as? Data == Data("three".utf8))
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(SecItemDelete(query()) == errSecItemNotFound)
    #expect(SecItemCopyMatching(query(wanted), &result) == errSecItemNotFound)
    #expect(SecItemUpdate(query(), change as CFDictionary) == errSecItemNotFound)
  }

  @Test("What comes back has the form that was asked for")
  func forms() throws {
    for name in ["jane", "joe"] {
      #expect(
        SecItemAdd(query([kSecAttrAccount: name, kSecValueData: Data(name.utf8)]), nil) == errSecSuccess)
    }
    var result: CFTypeRef?
    let all = query([
      kSecReturnData: true, kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll,
    ])
    #expect(SecItemCopyMatching(all, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount] as? String } == ["jane", "joe"])
    #expect(items.map { $0[kSecValueData] as? Data } == [Data("jane".utf8), Data("joe".utf8)])
    #expect(items.first?[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked)
    #expect(items.first?[kSecAttrCreationDate] is Date)
    #expect(SecItemCopyMatching(query([kSecReturnAttributes: true]), &result) == errSecSuccess)
    #expect((result as? [String: Any])?[kSecAttrAccount] as? String == "jane", "the first")
    #expect(SecItemCopyMatching(query([kSecReturnPersistentRef: true]), &result) == errSecSuccess)
    let reference = try #require(result as? Data)
    let byReference: [String: Any] = [kSecValuePersistentRef: reference, kSecReturnData: true]
    #expect(SecItemCopyMatching(byReference as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("jane".utf8))
    // Only whether it is there is asked.
    result = nil
    #expect(SecItemCopyMatching(query(), &result) == errSecSuccess)
    #expect(result == nil)
  }

  @Test("What is no query is an error, and a change must not make two items one")
  func errors() {
    #expect(SecItemAdd([:], nil) == errSecParam)
    #expect(SecItemCopyMatching([kSecClass: "pets"] as CFDictionary, nil) == errSecParam)
    for name in ["jane", "joe"] {
      #expect(SecItemAdd(query([kSecAttrAccount: name]), nil) == errSecSuccess)
    }
    let change: [String: Any] = [kSecAttrAccount: "joe"]
    #expect(SecItemUpdate(query([kSecAttrAccount: "jane"]), change as CFDictionary) == errSecDuplicateItem)
    #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil)?.contains("already exists") == true)
  }

  @Test("Items that go to other devices are found only where they are meant")
  func synchronizable() {
    #expect(SecItemAdd(query([kSecAttrAccount: "jane", kSecAttrSynchronizable: true]), nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound)
    #expect(SecItemCopyMatching(query([kSecAttrSynchronizable: true]), nil) == errSecSuccess)
    #expect(
      SecItemCopyMatching(query([kSecAttrSynchronizable: kSecAttrSynchronizableAny]), nil) == errSecSuccess)
  }

  @Test("What was kept is read again; what is none of ours is not")
  func kept() throws {
    var keychain = Keychain()
    let item = Keychain.Item(
      kind: kSecClassGenericPassword,
      attributes: [
        kSecAttrAccount: .text("jane"), kSecAttrType: .number(7), kSecAttrGeneric: .data(Data([1])),
        kSecAttrCreationDate: .date(Date(timeIntervalSince1970: 5)),
      ], data: Data([2]), number: 1)
    let isNew = keychain.add(item)
    #expect(isNew)
    let list = try #require(keychain.propertyList)
    let again = try #require(Keychain(propertyList: list))
    #expect(again.items == keychain.items)
    #expect(Keychain(propertyList: Data("hello".utf8)) == nil)
    #expect(Keychain(propertyList: Data("<plist><array><dict/></array></plist>".utf8)) == nil)
  }

  @Test("Random bytes are as many as were asked for")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(Set(bytes.prefix(32)).count > 8)
    #expect(bytes.suffix(32).allSatisfy { $0 == 0 })
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}
