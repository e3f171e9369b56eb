import Foundation

@testable import CurbcutUIKit

/// A finger on a window, moved by a test.
@MainActor
final class Finger {
  private static var last = 0
  private let window: UIWindow
  let touch = UITouch()

  init(_ window: UIWindow, at point: CGPoint, beside others: [Finger] = []) {
    self.window = window
    Self.last += 1
    touch.finger = Self.last
    touch.window = window
    touch.point = point
    touch.previousPoint = point
    touch.view = window.hitTest(point, with: nil)
    send(beside: others)
  }

  private func send(beside others: [Finger]) {
    touch.timestamp = UIKitHost.shared.clock.now
    for other in others { other.touch.phase = .stationary }
    window.deliver(UIEvent(touches: Set([touch] + others.map(\.touch)), timestamp: touch.timestamp))
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
  }

  func move(to point: CGPoint, after seconds: TimeInterval = 0.02, beside others: [Finger] = []) {
    UIKitHost.shared.advance(by: seconds)
    touch.previousPoint = touch.point
    touch.point = point
    touch.phase = .moved
    send(beside: others)
  }

  func lift(after seconds: TimeInterval = 0.02, beside others: [Finger] = []) {
    UIKitHost.shared.advance(by: seconds)
    touch.phase = .ended
    send(beside: others)
  }
}
