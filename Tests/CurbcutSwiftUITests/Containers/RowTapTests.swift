import AccessibilityTree
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What a tap in the row of a list does, beside the controls in it.
@MainActor
@Suite(.serialized)
struct RowTapTests {
  private final class Log { var done: [String] = [] }

  /// Taps on a text in a row, and returns what was done.
  private func tap(on label: String, _ view: some View, _ log: Log) throws -> [String] {
    let screen = HostedScreen(view)
    let element = try #require(screen.objects.first { $0.accessibilityLabel == label })
    let frame = element.accessibilityFrame
    screen.window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.settle()
    return log.done
  }

  private func row(_ log: Log, style: some PrimitiveButtonStyle) -> some View {
    List {
      HStack {
        Text("Beside")
        Spacer()
        Button("One") { log.done.append("one") }.buttonStyle(style)
      }
    }
  }

  @Test func aButtonInTheDefaultStyleAnswersForItsRow() throws {
    let log = Log()
    #expect(try tap(on: "Beside", row(log, style: .automatic), log) == ["one"])
  }

  @Test func buttonsOfOtherStylesAnswerForThemselvesAlone() throws {
    let log = Log()
    #expect(try tap(on: "Beside", row(log, style: .plain), log) == [])
    #expect(try tap(on: "Beside", row(log, style: .borderless), log) == [])
    #expect(try tap(on: "One", row(log, style: .plain), log) == ["one"])
  }

  @Test func ofSeveralInTheDefaultStyleAllAnswer() throws {
    let log = Log()
    let list = List {
      HStack {
        Text("Beside")
        Button("One") { log.done.append("one") }
        Button("Two") { log.done.append("two") }
        Button("Off") { log.done.append("off") }.disabled(true)
      }
    }
    let done = try tap(on: "Beside", list, log)
    #expect(done == ["one", "two"])
  }

  @Test func aSwitchAnswersOnlyWhereItIs() throws {
    let log = Log()
    let list = List {
      Toggle("Switch", isOn: Binding(get: { false }, set: { log.done.append("\($0)") }))
    }
    #expect(try tap(on: "Switch", list, log) == [])
  }
}
