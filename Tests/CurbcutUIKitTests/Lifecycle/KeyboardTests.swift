import Foundation
import Testing

@testable import CurbcutUIKit

/// The keyboard comes and goes with the first responder, with notifications that carry its frame.
@MainActor
@Suite(.serialized)
struct KeyboardTests {
  /// Notifications come on the main thread only.
  private final class Notes: @unchecked Sendable {
    var names: [String] = []
    var last: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    @MainActor
    init() {
      let names: [NSNotification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          self?.names.append(note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: ""))
          self?.last = note.userInfo ?? [:]
        }
      }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func screen() -> (UIWindow, UITextField) {
    UIKitHost.shared.configure(device: .iPhone16)
    // A field of another test may have gone with the keyboard up.
    Keyboard.shared.update()
    UIKitHost.shared.runUntilIdle()
    let window = UIKitHost.shared.makeWindow()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    window.makeKeyAndVisible()
    window.addSubview(field)
    return (window, field)
  }

  private func close(_ window: UIWindow) {
    UIApplication.shared.firstResponder?.resignFirstResponder()
    UIKitHost.shared.runUntilIdle()
    if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
  }

  @Test func itComesAndGoes() throws {
    let (window, field) = screen()
    let notes = Notes()
    defer {
      notes.stop()
      close(window)
    }
    field.becomeFirstResponder()
    #expect(notes.names == ["WillShowNotification"])
    let end = notes.last[UIResponder.keyboardFrameEndUserInfoKey]
    #expect(end as? CGRect == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
    #expect((end as? NSValue)?.rectValue.height == 336)
    #expect(notes.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let curve = try #require(notes.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int)
    #expect(UIView.AnimationCurve(rawValue: curve) != nil)
    UIKitHost.shared.clock.advance(by: 0.3)
    #expect(notes.names == ["WillShowNotification", "DidShowNotification"])
    field.resignFirstResponder()
    UIKitHost.shared.clock.advance(by: 0.3)
    #expect(notes.names.suffix(2) == ["WillHideNotification", "DidHideNotification"])
  }

  @Test func fromFieldToFieldItStays() {
    let (window, field) = screen()
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    window.addSubview(other)
    field.becomeFirstResponder()
    let notes = Notes()
    defer {
      notes.stop()
      close(window)
    }
    other.becomeFirstResponder()
    #expect(!notes.names.contains("WillHideNotification"))
  }

  @Test func whatStandsAboveItCounts() {
    final class Field: UITextField {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      override var inputAccessoryView: UIView? {
        get { bar }
        set {}
      }
    }
    let (window, _) = screen()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(field)
    let notes = Notes()
    defer {
      notes.stop()
      close(window)
    }
    field.becomeFirstResponder()
    #expect((notes.last[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height == 380)
  }

  @Test func layoutFollowsIt() {
    let (window, field) = screen()
    defer { close(window) }
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 50), button.widthAnchor.constraint(equalToConstant: 50),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(button.frame.maxY - (852 - 34)) < 0.01)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(abs(button.frame.maxY - (852 - 336)) < 0.01)
  }
}

/// Keys, buttons and movements go up the chain.
@MainActor
@Suite(.serialized)
struct ChainEventTests {
  private final class Controller: UIViewController {
    var heard: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "n", modifierFlags: .command, action: "newDocument:")]
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("key \(presses.first?.key?.characters ?? "")")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append(motion == .motionShake ? "shaken" : "moved")
    }
  }

  @Test func theyReachTheController() {
    ObjCRuntime.register(Controller.self) { c in
      c.method("newDocument:") { o, _ in o.heard.append("new") }
    }
    let window = UIKitHost.shared.makeWindow()
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) } }
    #expect(KeyCommands.press("n", modifiers: .command))
    #expect(!KeyCommands.press("x"))
    UIKitHost.shared.shake()
    #expect(controller.heard == ["new", "key x", "shaken"])
  }
}
