import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import Inspector

@Suite("What a page says is understood, or refused with a reason")
struct PageMessageTests {
  @Test(arguments: [
    (
      #"{"kind":"touch","id":3,"phase":"moved","x":1.5,"y":2}"#,
      PageMessage.touch(Touch(finger: 3, phase: .moved, point: CGPoint(x: 1.5, y: 2)))
    ),
    (#"{"kind":"gesture","line":"swipe right"}"#, .gesture(line: "swipe right")),
    (#"{"kind":"key","line":"vo+right"}"#, .key(line: "vo+right", parts: .both)),
    (#"{"kind":"key","line":"vo+right","isDown":true}"#, .key(line: "vo+right", parts: .down)),
    (#"{"kind":"key","line":"vo+right","isUp":true}"#, .key(line: "vo+right", parts: .up)),
    (#"{"kind":"select","element":null}"#, .select(nil)),
    (#"{"kind":"setting","key":"boldText","value":true}"#, .setting(key: "boldText", value: .bool(true))),
    (#"{"kind":"appSetting","key":"boldText","value":null}"#, .appSetting(key: "boldText", value: nil)),
    (#"{"kind":"compare","revision":"HEAD~1"}"#, .compare(.revision("HEAD~1"))),
    (
      #"{"kind":"compare","settings":{"contentSize":"AX3"}}"#,
      .compare(.settings(["contentSize": .text("AX3")]))
    ),
    (#"{"kind":"contrast","x":1,"y":2}"#, .contrast(.point(CGPoint(x: 1, y: 2)))),
    (#"{"kind":"device","orientation":"landscape"}"#, .device(.init(orientation: .landscape))),
    (#"{"kind":"shown","frame":4,"unknown":[1]}"#, .shown(frame: 4)),
    (#"{"kind":"audit","isOn":true}"#, .audit(.on(triesSettings: true))),
    (#"{"kind":"audit","isOn":true,"triesSettings":false}"#, .audit(.on(triesSettings: false))),
    (#"{"kind":"audit","isOn":false}"#, .audit(.off)),
    (#"{"kind":"audit","again":true}"#, .audit(.again)),
    (#"{"kind":"dance"}"#, .unknown("dance")),
  ])
  func eachKindIsRead(_ text: String, _ message: PageMessage) throws {
    #expect(try PageMessage(text) == message)
  }

  @Test(arguments: [
    ("", "not JSON"), ("[]", "wrong type"), ("{}", "kind"), (#"{"kind":"touch","id":1}"#, "phase"),
    (#"{"kind":"touch","id":1,"phase":"danced","x":1,"y":1}"#, "phase"),
    (#"{"kind":"touch","id":1,"phase":"began","x":1e300,"y":1}"#, "far off"),
    (#"{"kind":"device","orientation":"sideways"}"#, "portrait"),
    (#"{"kind":"record","isOn":"yes"}"#, "isOn"), (#"{"kind":"audit"}"#, "isOn"),
  ])
  func whatCannotBeIsNamed(_ text: String, _ words: String) {
    do {
      _ = try PageMessage(text)
      Issue.record("\(text) was understood")
    } catch {
      #expect(error.description.contains(words), "\(error.description)")
    }
  }

  @Test func noiseNeverHarms() {
    var generator = Noise(state: 7)
    let sample = Array(#"{"kind":"touch","id":3,"phase":"moved","x":1.5,"y":2,"settings":{"a":[null]}}"#.utf8)
    for _ in 0..<3_000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
          in: 32...126, using: &generator)
      }
      bytes = Array(bytes.prefix(Int.random(in: 1...bytes.count, using: &generator)))
      // Either is fine, as long as it comes back.
      do { _ = try PageMessage(String(decoding: bytes, as: UTF8.self)) } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}

/// Chance that is the same each time.
struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
