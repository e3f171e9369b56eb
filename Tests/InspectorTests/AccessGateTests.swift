import Foundation
import Testing

@testable import Inspector

@Suite("The gate of the Inspector")
struct AccessGateTests {
  private static let host = ["host": "127.0.0.1:4000"]

  private func gate() -> AccessGate { AccessGate(port: 4000, token: "token", cookie: "secret") }

  private func request(_ target: String, _ headers: [String: String] = [:], method: String = "GET")
    -> HTTPRequest
  {
    HTTPRequest(method: method, target: target, headers: Self.host.merging(headers) { $1 })
  }

  private func status(_ verdict: AccessGate.Verdict) -> UInt? {
    if case .answer(let answer) = verdict { answer.status.code } else { nil }
  }

  @Test func theTokenIsExchangedOnceForTheCookie() {
    var gate = gate()
    #expect(status(gate.judge(request("/?token=toke"))) == 403)
    #expect(status(gate.judge(request("/?token=token", method: "HEAD"))) == 403)
    #expect(status(gate.judge(request("/?token=token"))) == 303)
    #expect(status(gate.judge(request("/?token=token"))) == 403)
    // Who came in with it may use the link again.
    #expect(status(gate.judge(request("/?token=token", ["cookie": "curbcut-4000=secret"]))) == 303)
    #expect(gate.judge(request("/x.js", ["cookie": "a=b; curbcut-4000=secret"])) == .file("/x.js"))
    #expect(status(gate.judge(request("/x.js", ["cookie": "curbcut-4001=secret"]))) == 403)
  }

  @Test func onlyTheOwnPageOpensASession() {
    var gate = gate()
    let good = [
      "cookie": "curbcut-4000=secret", "origin": "http://127.0.0.1:4000", "upgrade": "WebSocket",
      "sec-websocket-version": "13",
    ]
    #expect(gate.judge(request("/session", good)) == .session)
    for (name, value) in [
      ("origin", "http://localhost:4000"), ("origin", "null"), ("origin", ""), ("cookie", ""),
      ("host", "evil.example:4000"),
    ] {
      #expect(status(gate.judge(request("/session", good.merging([name: value]) { $1 }))) == 403, "\(name)")
    }
    #expect(status(gate.judge(request("/session", good.merging(["upgrade": "h2c"]) { $1 }))) == 426)
  }

  @Test func secretsAreLongAndNeverTheSame() {
    var generator = SystemRandomNumberGenerator()
    let secrets = Set((0..<100).map { _ in Secret.make(using: &generator) })
    #expect(secrets.count == 100)
    #expect(
      secrets.allSatisfy {
        $0.count == 43 && $0.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
      })
  }
}
