import Foundation
import Testing

@testable import GuidedAccess

@Suite("The passcode of Guided Access")
struct PasscodeTests {
  private let salt = Array("sixteen bytes ok".utf8)

  private func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  @Test("SHA-256 and its derivations give the values of the standards")
  func vectors() {
    func digest(_ text: String) -> String { hexadecimal(SHA256.digest(Array(text.utf8))) }
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest(String(repeating: "a", count: 1000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    // RFC 4231, test case 2.
    #expect(
      hexadecimal(
        SHA256.authentication(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    func key(_ rounds: Int) -> String {
      hexadecimal(SHA256.key(from: Array("password".utf8), salt: Array("salt".utf8), rounds: rounds))
    }
    #expect(key(1) == "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b")
    #expect(key(2) == "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43")
    #expect(key(4096) == "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a")
  }

  @Test("Only the right digits match, also after the way through text")
  func matches() throws {
    let passcode = try GuidedAccessPasscode("123456", salt: salt, rounds: 50)
    for code in [passcode, try #require(GuidedAccessPasscode(text: passcode.text))] {
      #expect(code.matches("123456"))
      for wrong in ["123457", "", "12345", "1234567", "１２３４５６"] { #expect(!code.matches(wrong)) }
    }
    #expect(!passcode.text.contains("123456"))
    let other = try GuidedAccessPasscode("123456", salt: salt.reversed(), rounds: 50)
    #expect(other.text != passcode.text)
  }

  @Test(
    "What is no passcode is refused",
    arguments: ["", "12345", "1234567", "12345a", "12 456", "１２３４５６", "-12345"])
  func form(digits: String) {
    #expect(throws: GuidedAccessPasscode.Failure.notSixDigits) {
      try GuidedAccessPasscode(digits, salt: salt, rounds: 1)
    }
  }

  @Test("A short salt and too many rounds are refused, and so is text that holds none")
  func limits() throws {
    #expect(throws: GuidedAccessPasscode.Failure.saltTooShort) {
      try GuidedAccessPasscode("123456", salt: [1, 2, 3])
    }
    #expect(throws: GuidedAccessPasscode.Failure.roundsOutOfRange) {
      try GuidedAccessPasscode("123456", salt: salt, rounds: 0)
    }
    let text = try GuidedAccessPasscode("123456", salt: salt, rounds: 10).text
    for wrong in [
      "", "$$$", "123456", text + "$", text + "0", String(text.dropLast(2)), "md5" + text.dropFirst(13),
      text.replacingOccurrences(of: "$10$", with: "$99999999999$"),
      text.replacingOccurrences(of: "$10$", with: "$-1$"),
    ] {
      #expect(GuidedAccessPasscode(text: wrong) == nil, "\(wrong)")
    }
  }

  @Test("Bytes are compared to their end")
  func constantTime() {
    #expect(GuidedAccessPasscode.areEqual([1, 2, 3], [1, 2, 3]))
    #expect(!GuidedAccessPasscode.areEqual([1, 2, 3], [1, 2, 4]))
    #expect(!GuidedAccessPasscode.areEqual([9, 2, 3], [1, 2, 3]))
    #expect(!GuidedAccessPasscode.areEqual([1, 2], [1, 2, 3]))
  }

  @Test(
    "After each wrong passcode the next has to wait longer; before that even the right one is not looked at")
  func delays() throws {
    let passcode = try GuidedAccessPasscode("123456", salt: salt, rounds: 2)
    var attempts = PasscodeAttempts()
    var now = 0.0
    for delay in PasscodeAttempts.delays + [3600] {
      #expect(attempts.enter("000000", for: passcode, at: now) == .refused(nextAt: now + delay))
      if delay > 0 {
        #expect(attempts.enter("123456", for: passcode, at: now + delay - 0.1) == .locked(until: now + delay))
      }
      now += delay
    }
    #expect(attempts.failures == 8)
    for odd in [Double.nan, .infinity, -.infinity] {
      #expect(attempts.enter("123456", for: passcode, at: odd) == .locked(until: now))
    }
    #expect(attempts.enter("123456", for: passcode, at: now) == .accepted)
    #expect(attempts == PasscodeAttempts())
    #expect(attempts.enter("123456", for: nil, at: now) == .noPasscode)
  }
}
