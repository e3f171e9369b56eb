import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("Rotor and typing over live screens", .serialized)
struct RotorLiveTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.accessibilityLabel = "Name"
    field.text = text
    return field
  }

  private func quiet() -> Settings {
    var settings = Settings()
    settings.voiceOver.phoneticFeedback = .off
    return settings
  }

  @Test("Typing into a field is told from the double tap to the last letter")
  func typing() {
    let field = field("")
    let screen = LiveScreen([field], settings: quiet())
    _ = screen.said()
    screen.activate()
    #expect(screen.said() == ["Name Text field is editing", "Insertion point at start"])
    for letter in "Hi " {
      field.insertText(String(letter))
      screen.session.settle()
    }
    #expect(screen.said() == ["cap H", "i", "space Hi"])
    field.deleteBackward()
    screen.session.settle()
    #expect(screen.said() == ["space"])
    screen.command("previousCharacter")
    screen.command("previousCharacter")
    #expect(screen.said() == ["i", "cap H"])
    screen.activate()
    #expect(screen.said() == ["Insertion point at end"])
    screen.command("selectText")
    #expect(screen.said() == ["Hi selected"])
  }

  @Test("A secure field is told as bullets")
  func secure() {
    let field = field("")
    field.isSecureTextEntry = true
    let screen = LiveScreen([field], settings: quiet())
    screen.activate()
    _ = screen.said()
    for letter in "aB" {
      field.insertText(String(letter))
      screen.session.settle()
    }
    screen.command("readLine")
    #expect(screen.said() == ["bullet", "bullet", "2 bullets"])
  }

  @Test("A label is read by words and letters")
  func reading() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    label.text = "Hello, Ada"
    let screen = LiveScreen([label], settings: quiet())
    _ = screen.said()
    screen.command("nextWord")
    screen.command("nextWord")
    screen.command("nextWord")
    screen.command("nextCharacter")
    #expect(screen.said() == ["Hello", "comma", "Ada", "cap A"])
  }

  @Test("An action of the app is chosen by flicks and done by a double tap")
  func actions() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    label.text = "Mail"
    var done: [String] = []
    label.accessibilityCustomActions = ["Archive", "Delete"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in
        done.append(name)
        return true
      }
    }
    let screen = LiveScreen([label])
    _ = screen.said()
    screen.send(.gesture(Gesture(.swipe(.up))))
    #expect(screen.said() == ["Delete"])
    screen.activate()
    #expect(done == ["Delete"])
  }

  @Test("A rotor of the app goes to what it finds, in both directions")
  func customRotor() {
    let labels = (0..<4).map { index in
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * Double(index), width: 300, height: 30))
      label.text = "Row \(index)"
      return label
    }
    let screenView = UIViewController()
    for label in labels { screenView.view.addSubview(label) }
    let rotor = UIAccessibilityCustomRotor(name: "Even") { predicate in
      let current = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -2
      let next = predicate.searchDirection == .next ? current + 2 : current - 2
      guard labels.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
    }
    screenView.view.accessibilityCustomRotors = [rotor]
    let screen = LiveScreen(screenView)
    for _ in 0..<10 where screen.session.transcript.last?.text != "Even" { screen.command("nextRotor") }
    _ = screen.said()
    screen.send(.gesture(Gesture(.swipe(.down))))
    #expect(screen.said() == ["Row 2"])
    screen.send(.gesture(Gesture(.swipe(.down))))
    #expect(screen.said() == ["Row 2"])
    screen.send(.gesture(Gesture(.swipe(.up))))
    #expect(screen.said() == ["Row 0"])
  }
}
