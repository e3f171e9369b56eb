import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The cursor of assistive technologies and `@AccessibilityFocusState`, both ways.
///
/// Evidence: Apple's documentation of `AccessibilityFocusState`.
@MainActor
@Suite(.serialized)
struct AccessibilityFocusTests {
  enum Field: Hashable { case name, mail }

  struct Form: View {
    @AccessibilityFocusState var focus: Field?
    @AccessibilityFocusState var isOnButton: Bool
    @State private var showsMail = true
    var body: some View {
      VStack {
        Text("Name").accessibilityFocused($focus, equals: .name)
        if showsMail { Text("Mail").accessibilityFocused($focus, equals: .mail) }
        Text(verbatim: "at \(focus.map { "\($0)" } ?? "nothing"), \(isOnButton)")
        Button("Go") { focus = .mail }.accessibilityFocused($isOnButton)
        Button("Remove") { showsMail = false }
      }
    }
  }

  /// What the app asked the cursor to move to.
  final class Listener: AccessibilityChangeListener {
    var moves: [AnyObject?] = []
    func attributesChanged(of object: AccessibleObject) {}
    func structureChanged(under object: AccessibleObject) {}
    func posted(_ notification: UIAccessibility.Notification, argument: Any?) {
      if notification == .layoutChanged { moves.append(argument as AnyObject?) }
    }
  }

  private func move(_ hosted: HostedView<some View>, to label: String?) {
    AccessibilityFocus.shared.move(
      to: label.flatMap { hosted.node($0) }, of: .notificationVoiceOver)
    hosted.settle()
  }

  /// The screen does not change its state in an update, and is not said to.
  @Test func aRowThatGoesWithTheCursorOnItTakesTheStateAlongQuietly() {
    @MainActor struct Rows: View {
      @AccessibilityFocusState var focus: Int?
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack {
          Text("at \(focus ?? 0)")
          Button("Remove") { rows.removeFirst() }
          ForEach(rows, id: \.self) { Text("Row \($0)").accessibilityFocused($focus, equals: $0) }
        }
      }
    }
    var warnings: [String] = []
    GraphWarning.handler = { warnings.append($0) }
    defer { GraphWarning.handler = nil }
    let hosted = HostedView(Rows())
    move(hosted, to: "Row 1")
    #expect(hosted.labels.first == "at 1")
    _ = hosted.node("Remove")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["at 0", "Remove", "Row 2", "Row 3"])
    #expect(warnings == [])
    move(hosted, to: nil)
  }

  @Test func movingTheCursorSetsTheState() {
    let hosted = HostedView(Form())
    move(hosted, to: "Name")
    #expect(hosted.labels[2] == "at name, false")
    move(hosted, to: "Go")
    #expect(hosted.labels[2] == "at nothing, true")
    move(hosted, to: "Mail")
    #expect(hosted.labels[2] == "at mail, false")
    move(hosted, to: "Remove")
    #expect(hosted.labels[2] == "at nothing, false")
    move(hosted, to: nil)
  }

  @Test func settingTheStateMovesTheCursor() {
    let hosted = HostedView(Form())
    withSettings({ $0.voiceOver.isRunning = true }) {
      let listener = Listener()
      AccessibilityChanges.shared.add(listener)
      _ = hosted.node("Go")?.accessibilityActivate()
      hosted.settle()
      #expect(listener.moves.count == 1)
      #expect(listener.moves.first as? AccessibilityNode === hosted.node("Mail"))
      #expect(hosted.labels[2] == "at mail, false")
      AccessibilityChanges.shared.remove(listener)
    }
  }

  @Test func withoutATechnologyThereIsNoFocus() {
    let hosted = HostedView(Form())
    _ = hosted.node("Go")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels[2] == "at nothing, false")
  }

  @Test func aViewThatGoesTakesTheFocusWithIt() {
    let hosted = HostedView(Form())
    move(hosted, to: "Mail")
    #expect(hosted.labels[2] == "at mail, false")
    _ = hosted.node("Remove")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels[1] == "at nothing, false")
    move(hosted, to: nil)
  }

  @Test func otherTechnologiesDoNotCount() {
    struct Switches: View {
      @AccessibilityFocusState(for: .switchControl) var isOn: Bool
      var body: some View { Text(isOn ? "On" : "Off").accessibilityFocused($isOn) }
    }
    let hosted = HostedView(Switches())
    move(hosted, to: "Off")
    #expect(hosted.labels == ["Off"])
    AccessibilityFocus.shared.move(to: hosted.elements[0], of: .notificationSwitchControl)
    hosted.settle()
    #expect(hosted.labels == ["On"])
    AccessibilityFocus.shared.move(to: nil, of: .notificationSwitchControl)
    move(hosted, to: nil)
  }

  @Test func theDefaultFocusIsSetWhenTheViewAppears() {
    struct Sheet: View {
      @AccessibilityFocusState var focus: Field?
      var body: some View {
        VStack {
          Text("Title")
          Text("Mail").accessibilityFocused($focus, equals: .mail)
        }.accessibilityDefaultFocus($focus, .mail)
      }
    }
    var settings = Settings()
    settings.voiceOver.isRunning = true
    let listener = Listener()
    AccessibilityChanges.shared.add(listener)
    let host = UIHostingController(rootView: Sheet())
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: settings)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = host
    window.makeKeyAndVisible()
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
    #expect(listener.moves.compactMap { ($0 as? AccessibilityNode)?.accessibilityLabel } == ["Mail"])
    AccessibilityChanges.shared.remove(listener)
    UIKitHost.shared.apply(Settings())
  }
}
