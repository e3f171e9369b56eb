import AssistiveTechnology
import Foundation
import Testing

@testable import Inspector

@Suite("What is saved of a session")
struct RecordedScriptTests {
  private let script = RecordedScript(
    steps: [
      .said("Coffee, Heading", isFinished: true), .statement(.gesture(Gesture(.swipe(.right)))),
      .said("Say \"hi\", Button", isFinished: false),
      .statement(.gesture(Gesture(.tap(2), at: CGPoint(x: 1, y: 2.5)))),
      .statement(.type("a\\b")), .statement(.touch(CGPoint(x: 3, y: 4))),
      .statement(.gesture(Gesture(.rotate(clockwise: true), fingers: 2))),
    ], file: "/tmp/my-form.storyboard", screen: "abc", settings: [("boldText", .bool(true))])

  @Test func aTranscriptHasALineForEachUtterance() {
    #expect(script.transcript == "Coffee, Heading\nSay \"hi\", Button …\n")
  }

  @Test func aScriptIsReadAgainAsWhatWasDone() throws {
    let read = try GestureScript.parse(script.script, file: "recorded")
    #expect(
      read.lines.map(\.statement) == [
        .expect("Coffee, Heading"), .gesture(Gesture(.swipe(.right))), .expect("Say \"hi\", Button"),
        .gesture(Gesture(.tap(2), at: CGPoint(x: 1, y: 2.5))), .type("a\\b"), .touch(CGPoint(x: 3, y: 4)),
        .gesture(Gesture(.rotate(clockwise: true), fingers: 2)),
      ])
  }

  @Test func aTestOfAnAppHasTheCommandPlayIt() {
    var script = script
    script.command = ["/tmp/My App", "--screen", "Main/Detail", "--device", "iPhone SE"]
    let test = script.test
    #expect(!test.contains("InterfaceBuilderDocument") && !test.contains("import VoiceOver"))
    #expect(test.contains(#"      "/tmp/My App","#) && test.contains(#"      "Main/Detail","#))
    #expect(test.contains(#"{"boldText":true}"#))
    #expect(test.contains("    expect \"Coffee, Heading\"\n    swipe right\n"))
  }

  @Test func aTestNamesItsFileScreenAndSettings() {
    let test = script.test
    #expect(test.contains("struct MyFormVoiceOverTests"))
    #expect(test.contains(#"URL(fileURLWithPath: "/tmp/my-form.storyboard")"#))
    #expect(test.contains(#"document.screen(named: "abc")"#))
    #expect(test.contains(#"try settings.set("boldText", to: .bool(true))"#))
    #expect(test.contains("        swipe right\n"))
  }
}
