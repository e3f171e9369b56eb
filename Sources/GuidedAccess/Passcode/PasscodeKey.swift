import CurbcutCryptoKit

/// The key that is derived from a passcode: PBKDF2 with HMAC-SHA-256 (RFC 8018).
struct PasscodeKey: Equatable {
  /// 32 bytes, which are compared in a time that does not tell where they differ.
  private let key: SymmetricKey

  var bytes: [UInt8] { key.withUnsafeBytes { Array($0) } }

  init(bytes: [UInt8]) { key = SymmetricKey(data: bytes) }

  /// Derives a key.
  ///
  /// - Parameters:
  ///   - password: the digits.
  ///   - salt: what makes the same digits give another key.
  ///   - rounds: how often the hash is taken; the more, the longer each guess takes. At least 1.
  init(from password: [UInt8], salt: [UInt8], rounds: Int) {
    // What the password alone contributes is the same in each round.
    let start = HMAC<SHA256>(key: SymmetricKey(data: password))
    func code(of data: [UInt8]) -> [UInt8] {
      var code = start
      code.update(data: data)
      return Array(code.finalize())
    }
    // A single block of the result has the length of the key.
    var round = code(of: salt + [0, 0, 0, 1])
    var result = round
    for _ in 1..<max(1, rounds) {
      round = code(of: round)
      for index in result.indices { result[index] ^= round[index] }
    }
    self.init(bytes: result)
  }
}
