import CurbcutUIKit
import Foundation

/// Something that is shown anew with each frame while it is animated.
@MainActor
protocol AnimationParticipant: AnyObject {
  /// Whether an animation is running.
  var isAnimating: Bool { get }
  /// Whether only animations run that never end.
  var isEndless: Bool { get }
  /// Takes the value of the present time. Changes of the graph are applied after all have been called.
  func advance()
  /// Called when the changes of the graph have been applied.
  func show()
}

extension AnimationParticipant {
  func show() {}
}

/// The frames of the animations of one graph, on the host's clock.
@MainActor
final class AnimationClock {
  private var participants: [ObjectIdentifier: any AnimationParticipant] = [:]
  private var order: [ObjectIdentifier] = []
  private unowned let graph: ViewGraph
  private var alarm: Int?
  private var doesAlarmRecur = false

  init(_ graph: ViewGraph) { self.graph = graph }

  isolated deinit { if let alarm { UIKitHost.shared.clock.callOff(alarm) } }

  var isRunning: Bool { !participants.isEmpty }

  /// Shows a participant with each frame until its animations are over.
  func add(_ participant: any AnimationParticipant) {
    let id = ObjectIdentifier(participant)
    if participants.updateValue(participant, forKey: id) == nil { order.append(id) }
    // A frame that is due for one that never ends does not keep the device from being idle; others do.
    if let alarm, doesAlarmRecur, !participant.isEndless {
      UIKitHost.shared.clock.callOff(alarm)
      self.alarm = nil
    }
    schedule()
  }

  private static let frame: TimeInterval = 1 / 60

  private func schedule() {
    guard alarm == nil, !participants.isEmpty else { return }
    doesAlarmRecur = participants.values.allSatisfy(\.isEndless)
    alarm = UIKitHost.shared.clock.after(Self.frame, recurs: doesAlarmRecur, isApps: true) { [weak self] in
      self?.alarm = nil
      self?.step()
    }
  }

  private func step() {
    let due = order.compactMap { participants[$0] }
    for participant in due { participant.advance() }
    graph.update()
    for participant in due { participant.show() }
    for participant in due where !participant.isAnimating {
      participants[ObjectIdentifier(participant)] = nil
    }
    order.removeAll { participants[$0] == nil }
    schedule()
  }
}
