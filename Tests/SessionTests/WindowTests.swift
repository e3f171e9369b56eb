import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// Apps put alerts, locks and short messages in windows of their own, above the one with the screen.
@MainActor
@Suite("Every window that shows is read, from the lowest to the highest", .serialized)
struct WindowTests {
  private let screen = LiveScreen([label("Inbox", 300), button("Write", 400)])

  private func window(
    _ level: UIWindow.Level, _ views: [UIView], frame: CGRect? = nil, in other: UIWindow? = nil
  ) throws -> UIWindow {
    let scene = try #require((other ?? screen.window).windowScene)
    let window = UIWindow(windowScene: scene)
    if let frame { window.frame = frame }
    window.windowLevel = level
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    window.rootViewController = controller
    window.isHidden = false
    return window
  }

  private var labels: [String] {
    screen.provider.update()
    return screen.provider.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test("a message above the screen comes after it, wherever it stands, and goes with its window")
  func message() throws {
    let toast = try window(.statusBar, [label("Sent", 100)])
    #expect(labels == ["Inbox", "Write", "Sent"])
    toast.isHidden = true
    #expect(labels == ["Inbox", "Write"])
    toast.isHidden = false
    toast.alpha = 0
    #expect(labels == ["Inbox", "Write"])
    toast.alpha = 1
    #expect(labels == ["Inbox", "Write", "Sent"])
    toast.windowScene = nil
    #expect(labels == ["Inbox", "Write"])
  }

  @Test("levels decide, and in one level who came first")
  func levels() throws {
    let high = try window(.alert, [label("high", 50)])
    let low = try window(.normal, [label("low", 20)])
    #expect(labels == ["Inbox", "Write", "low", "high"])
    low.windowLevel = .alert + 1
    #expect(labels == ["Inbox", "Write", "high", "low"])
    high.isHidden = true
    low.isHidden = true
  }

  @Test("a modal window silences those behind it, and no other")
  func modal() throws {
    let lock = try window(.normal + 1, [label("Locked", 50)])
    lock.accessibilityViewIsModal = true
    let toast = try window(.alert, [label("Battery low", 20)])
    #expect(labels == ["Locked", "Battery low"])
    lock.isHidden = true
    #expect(labels == ["Inbox", "Write", "Battery low"])
    toast.isHidden = true
  }

  @Test("what is modal inside a window silences only its own siblings")
  func modalInside() throws {
    let card = label("Card", 50)
    card.accessibilityViewIsModal = true
    let above = try window(.alert, [label("Aside", 20), card])
    #expect(labels == ["Inbox", "Write", "Card"])
    above.isHidden = true
  }

  @Test("an alert in a window of its own has VoiceOver for itself, until it is answered")
  func alert() throws {
    let above = try window(.alert, [])
    var answered = false
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        answered = true
        above.isHidden = true
      })
    above.makeKeyAndVisible()
    above.rootViewController?.present(alert, animated: true)
    screen.session.settle()
    #expect(labels == ["Delete?", "It is gone then.", "OK"])
    #expect(screen.said().first?.contains("Delete?") == true)
    screen.go(to: "OK")
    screen.activate()
    #expect(answered)
    #expect(labels == ["Inbox", "Write"])
    screen.next()
    #expect(["Inbox", "Write"].contains(screen.focused))
  }

  @Test("a button is pressed in its own window, also in one that does not fill the screen")
  func activation() throws {
    var presses = 0
    let undo = button("Undo", 3) { presses += 1 }
    let toast = try window(.statusBar, [undo], frame: CGRect(x: 10, y: 700, width: 300, height: 50))
    #expect(screen.provider.perform(.activate, on: screen.id("Undo")))
    #expect(presses == 1)
    let point = CGPoint(x: 100, y: 720)
    #expect(
      screen.provider.tree.hitTest(point).map { screen.provider.tree.elements[$0].label?.string } == "Undo")
    for phase in [Touch.Phase.began, .ended] {
      _ = screen.provider.perform(.touch(Touch(finger: 0, phase: phase, point: point)), on: 0)
    }
    #expect(presses == 2)
    toast.isHidden = true
  }

  @Test("a finger goes through a window that lets it, to the screen below")
  func passing() throws {
    final class Passing: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    final class PassingWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.view ? nil : hit
      }
    }
    var presses = 0
    let below = LiveScreen([button("Below", 100) { presses += 1 }])
    let above = PassingWindow(windowScene: try #require(below.window.windowScene))
    above.rootViewController = UIViewController()
    above.isHidden = false
    for phase in [Touch.Phase.began, .ended] {
      let touch = Touch(finger: 0, phase: phase, point: CGPoint(x: 100, y: 120))
      _ = below.provider.perform(.touch(touch), on: 0)
    }
    #expect(presses == 1)
    above.isHidden = true
  }

  @Test("a window of another scene, a view on its own and the snapshot tool are read alone")
  func alone() throws {
    let toast = try window(.statusBar, [label("Sent", 100)])
    let other = UIKitHost.shared.makeWindow()
    other.rootViewController = UIViewController()
    other.rootViewController?.view.addSubview(label("Elsewhere", 10))
    other.isHidden = false
    #expect(labels == ["Inbox", "Write", "Sent"])
    func read(_ view: UIView, _ fidelity: Fidelity) -> [String?] {
      AccessibilityProvider.tree(of: view, rules: ReadingRules(fidelity: fidelity)).elements
        .map(\.label?.string)
    }
    #expect(read(other, .voiceOver) == ["Elsewhere"])
    #expect(read(try #require(screen.window.rootViewController?.view), .voiceOver) == ["Inbox", "Write"])
    #expect(read(screen.window, .accessibilitySnapshot) == ["Inbox", "Write"])
    toast.isHidden = true
    if let scene = other.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
  }
}
