import CurbcutCryptoKit
import CurbcutFoundation
import Testing

/// Digests, compared with those of the standards and of coreutils, which are not ours.
@Suite("Hash functions of CryptoKit")
struct HashTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func theStandardsExamplesComeOut() {
    let text = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: text))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(hex(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      SHA256.hash(data: Data()).description
        == "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  private func checked(_ tool: String, _ data: Data) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(data)
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return String(text.prefix { $0 != " " })
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 127, 128, 129, 1000])
  func everyLengthIsFilledUpRight(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 31 + 7) })
    #expect(hex(SHA256.hash(data: data)) == (try checked("sha256sum", data)))
    #expect(hex(SHA384.hash(data: data)) == (try checked("sha384sum", data)))
    #expect(hex(SHA512.hash(data: data)) == (try checked("sha512sum", data)))
    #expect(hex(Insecure.SHA1.hash(data: data)) == (try checked("sha1sum", data)))
    #expect(hex(Insecure.MD5.hash(data: data)) == (try checked("md5sum", data)))
    // In parts, it is the same.
    var parts = SHA256()
    for start in stride(from: 0, to: count, by: 13) {
      parts.update(data: data[start..<min(count, start + 13)])
    }
    #expect(parts.finalize() == SHA256.hash(data: data))
  }

  @Test func codesFollowTheExamples() {
    // RFC 4231, test cases 2 and 6.
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let other = HMAC<SHA256>.authenticationCode(for: text, using: long)
    #expect(hex(other) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(other, authenticating: text, using: long))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: long))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(Data(other.dropLast()), authenticating: text, using: long))
  }

  @Test func randomKeysDiffer() {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256 && key != SymmetricKey(size: .bits256) && key == key)
  }
}
