import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

@testable import CurbcutSwiftUI

/// A view of SwiftUI with VoiceOver on it, driven by gestures.
@MainActor
final class SpokenView<Content: View> {
  let hosted: HostedView<Content>
  let provider: AccessibilityProvider
  let session: Session
  private var heard = 0

  /// Shows a view and starts VoiceOver; its cursor is on the first element then.
  init(_ content: Content) {
    hosted = HostedView(content)
    provider = AccessibilityProvider(hosted.window)
    session = Session(provider: provider, engines: [VoiceOverEngine()], settings: Settings())
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    hosted.settle()
    session.settle()
    heard = session.transcript.count
  }

  isolated deinit {
    hosted.window.endEditing(true)
    hosted.window.isHidden = true
    UIKitHost.shared.apply(Settings())
  }

  /// What was said since the last time somebody asked.
  func said() -> [String] {
    defer { heard = session.transcript.count }
    return session.transcript[heard...].map(\.text)
  }

  /// Lets the app's updates, the screen's animations and VoiceOver come to rest.
  func settle() {
    for _ in 0..<3 {
      hosted.settle()
      session.advance(to: session.now + 1)
      session.settle()
    }
  }

  /// Sends an event, and lets everything be said.
  func send(_ event: Event) {
    session.send(event)
    settle()
  }

  func next() { send(.gesture(Gesture(.swipe(.right)))) }
  func previous() { send(.gesture(Gesture(.swipe(.left)))) }
  func up() { send(.gesture(Gesture(.swipe(.up)))) }
  func down() { send(.gesture(Gesture(.swipe(.down)))) }
  func activate() { send(.gesture(Gesture(.tap(2)))) }
  func scrub() { send(.gesture(Gesture(.scrub, fingers: 2))) }
  func magicTap() { send(.gesture(Gesture(.tap(2), fingers: 2))) }
  func command(_ name: String) { send(.command(name)) }

  /// Turns the rotor to an item by its name.
  func turnRotor(to item: String) {
    for _ in 0..<30 {
      command("nextRotor")
      if said().last?.hasPrefix(item) == true { return }
    }
  }

  /// The text field that is being edited.
  var editedField: UITextField? {
    func find(_ view: UIView) -> UITextField? {
      if let field = view as? UITextField, field.isFirstResponder { return field }
      for inner in view.subviews { if let found = find(inner) { return found } }
      return nil
    }
    return find(hosted.window)
  }

  /// The label of the element that the cursor is on.
  var focused: String? {
    session.engines[0].focus.element.flatMap { provider.tree.element(withID: $0) }?.label?.string
  }

  /// Flicks until the cursor is on the element with a label: to the right as far as it goes, then to the left.
  func go(to label: String) {
    flick({ next() }, to: label)
    flick({ previous() }, to: label)
    _ = said()
  }

  private func flick(_ move: () -> Void, to label: String) {
    for _ in 0..<60 where focused != label {
      let place = session.engines[0].focus.element
      move()
      if session.engines[0].focus.element == place { return }
    }
  }
}
