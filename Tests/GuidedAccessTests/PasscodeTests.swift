import Foundation
import Testing

@testable import GuidedAccess

@Suite("The passcode of Guided Access")
struct PasscodeTests {
  private let salt = Array("sixteen bytes ok".utf8)

  private func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  @Test("The key is that of the published vectors")
  func vectors() {
    func key(_ rounds: Int) -> String {
      hexadecimal(
        PasscodeKey(from: Array("password".utf8), salt: Array("salt".utf8), rounds: rounds).bytes)
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
