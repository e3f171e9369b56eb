import CurbcutFoundation
import CurbcutSecurity
import Foundation
import Testing

@Suite("The app's keychain", .serialized)
struct KeychainTests {
  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test-\(#fileID)",
      kSecAttrAccount as String: account,
    ]
    return query.merging(more) { $1 } as CFDictionary
  }

  @Test func aPasswordIsAddedFoundChangedAndDeleted() {
    SecItemDelete(query("ann"))
    let secret = Data("secret".utf8)
    #expect(SecItemAdd(query("ann", [kSecValueData as String: secret]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("ann", [kSecValueData as String: secret]), nil) == errSecDuplicateItem)
    var found: CFTypeRef?
    let asked = query("ann", [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne])
    #expect(SecItemCopyMatching(asked, &found) == errSecSuccess)
    #expect(found as? Data == secret)
    let change = [kSecValueData as String: Data("new".utf8)] as CFDictionary
    #expect(SecItemUpdate(query("ann"), change) == errSecSuccess)
    #expect(SecItemCopyMatching(asked, &found) == errSecSuccess)
    #expect(found as? Data == Data("new".utf8))
    #expect(SecItemDelete(query("ann")) == errSecSuccess)
    #expect(SecItemDelete(query("ann")) == errSecItemNotFound)
    #expect(SecItemCopyMatching(asked, &found) == errSecItemNotFound)
    #expect(SecItemUpdate(query("ann"), change) == errSecItemNotFound)
  }

  @Test func allItemsOfAServiceAreListed() throws {
    for account in ["a", "b"] {
      SecItemDelete(query(account))
      #expect(SecItemAdd(query(account, [kSecValueData as String: Data(account.utf8)]), nil) == errSecSuccess)
    }
    var all = query(
      "a",
      [
        kSecReturnAttributes as String: kCFBooleanTrue!, kSecReturnData as String: true,
        kSecMatchLimit as String: kSecMatchLimitAll,
      ])
    all[kSecAttrAccount] = nil
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(all, &found) == errSecSuccess)
    let items = try #require(found as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrAccount] as? String } == ["a", "b"])
    #expect(items.compactMap { $0[kSecValueData] as? Data } == [Data("a".utf8), Data("b".utf8)])
    all[kSecMatchLimit] = nil
    #expect(SecItemDelete(all) == errSecSuccess)
  }

  @Test func whatHasNoClassIsRefused() {
    let query = [kSecAttrAccount as String: "x"] as CFDictionary
    #expect(SecItemAdd(query, nil) == errSecParam && SecItemDelete(query) == errSecParam)
    #expect(SecItemCopyMatching(query, nil) == errSecParam && SecItemUpdate(query, query) == errSecParam)
  }

  @Test func randomBytesDiffer() {
    func bytes() -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 16)
      #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
      return bytes
    }
    #expect(bytes() != bytes())
  }
}
